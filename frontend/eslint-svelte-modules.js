// Shows import-x the scripts of a component as one module; it looks for imports at the top only.
import { parseForESLint as parse } from "svelte-eslint-parser";

export function parseForESLint(code, options) {
  const parsed = parse(code, options);
  const body = parsed.ast.body.flatMap((part) =>
    part.type === "SvelteScriptElement" ? part.body : [],
  );
  return { ...parsed, ast: { ...parsed.ast, body } };
}
