// Lint rules of the page: which room may import from which, no cycles, nothing unused.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "eslint/config";
import js from "@eslint/js";
import { createNodeResolver, importX } from "eslint-plugin-import-x";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Each room imports only from itself and from those before it. */
const ROOMS = ["net", "words", "state", "board-kit", "boards", "components", "pages"];
const folders = readdirSync("./src", { withFileTypes: true }).filter((one) => one.isDirectory());
const unknown = folders.map(({ name }) => name).filter((name) => !ROOMS.includes(name));
if (unknown.length > 0) throw new Error(`Give ${unknown.join()} a place among the rooms.`);

const ROOT = ["./src/main.ts", "./src/App.svelte"];

/** Which paths a folder may not import from. */
const zones = ROOMS.map((room, at) => ({
  target: `./src/${room}`,
  from: [...ROOMS.slice(at + 1).map((later) => `./src/${later}`), ...ROOT],
  message: `${room} may import only from: ${ROOMS.slice(0, at + 1).join(", ")}.`,
}));
for (const room of ["components", "pages"])
  zones.push({
    target: `./src/${room}`,
    from: ["./src/boards"],
    except: ["./index.ts"],
    message: "The index of boards finds what a game has.",
  });
for (const game of readdirSync("./src/boards").filter((name) => !name.includes(".")))
  zones.push({
    target: `./src/boards/${game}`,
    from: ["./src/boards"],
    except: [`./${game}`],
    message: "A board knows no other board.",
  });

export default defineConfig([
  { ignores: ["src/net/openapi.ts", "src/net/wire.ts", "public"] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error", reportUnusedInlineConfigs: "error" },
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: true,
        extraFileExtensions: [".svelte"],
        parser: ts.parser,
        svelteConfig,
      },
    },
    plugins: { "import-x": importX },
    settings: {
      "import-x/extensions": [".ts", ".svelte"],
      "import-x/parsers": {
        "@typescript-eslint/parser": [".ts"],
        [join(import.meta.dirname, "eslint-svelte-modules.js")]: [".svelte"],
      },
      "import-x/resolver-next": [createNodeResolver({ extensions: [".ts", ".js"] })],
    },
    rules: {
      "import-x/no-cycle": "error",
      "import-x/no-restricted-paths": ["error", { zones }],
      "import-x/no-unresolved": "error",
      "import-x/no-duplicates": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { varsIgnorePattern: "^_$", argsIgnorePattern: "^_$" },
      ],
      "svelte/no-useless-mustaches": "off", // {" "} is a space that stays
      // State is replaced, never changed in place ($state.raw).
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["*.js"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  {
    // The types of other components are unknown here; svelte-check knows them.
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
]);
