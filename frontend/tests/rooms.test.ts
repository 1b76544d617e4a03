// @vitest-environment node
// The lint rules find an import against the direction of the rooms, and a cycle; names are nouns.
import { readdirSync } from "node:fs";
import { ESLint } from "eslint";
import { expect, test } from "vitest";

const eslint = new ESLint();

/** The import rules that a file would break if it began with these lines. */
async function broken(filePath: string, ...lines: string[]): Promise<(string | null)[]> {
  const code = filePath.endsWith(".svelte")
    ? `<script lang="ts">\n${lines.join("\n")}\n</script>`
    : lines.join("\n");
  const [result] = await eslint.lintText(code, { filePath });
  const rules = result!.messages.map(({ ruleId, message }) => ruleId ?? message);
  return rules.filter((rule) => !rule.endsWith("no-unused-vars"));
}

test.each([
  ["src/net/api.ts", "../words/words.svelte"],
  ["src/words/problems.ts", "../state/session.svelte"],
  ["src/state/session.svelte.ts", "../boards"],
  ["src/board-kit/Board.svelte", "../boards"],
  ["src/boards/athens/Board.svelte", "../../components/Clock.svelte"],
  ["src/boards/athens/Board.svelte", "../offrandes/Coin.svelte"],
  ["src/components/Legend.svelte", "../boards/athens/Legend.svelte"],
  ["src/components/Clock.svelte", "../pages/Home.svelte"],
  ["src/pages/Home.svelte", "../App.svelte"],
])("%s may not import %s", async (file, from) => {
  expect(await broken(file, `import "${from}";`)).toContain("import-x/no-restricted-paths");
});

test.each([
  ["src/state/session.svelte.ts", "../net/api"],
  ["src/boards/athens/Board.svelte", "../../board-kit/Spot.svelte"],
  ["src/components/Legend.svelte", "../boards"],
])("%s may import %s", async (file, from) => {
  expect(await broken(file, `import "${from}";`)).toEqual([]);
});

test("a cycle is found, also through components", async () => {
  const cycle = ["import-x/no-cycle"];
  expect(await broken("src/state/spectator.ts", 'import "./replay.svelte";')).toEqual(cycle);
  expect(await broken("src/components/Clock.svelte", 'import "./Players.svelte";')).toEqual(cycle);
});

test("no module is named by a gerund or a participle", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf-8" });
  const modules = files.filter((path) => /\.(ts|svelte)$/.test(path));
  expect(modules.length).toBeGreaterThan(100);
  const lastWord = (path: string): string =>
    /([A-Z]?[a-z]+)(\.svelte)?(\.ts)?$/.exec(path)?.[1]?.toLowerCase() ?? "";
  expect(modules.filter((path) => /(ing|ed)$/.test(lastWord(path)))).toEqual([]);
});
