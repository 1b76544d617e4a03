// Builds the page into the package: src/petteia/server/static/page.
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { marked } from "marked";
import { defineConfig, type Plugin } from "vite";

/** A rules page `x.md?rules` becomes HTML when the page is built, with one anchor per rule id. */
function rules(): Plugin {
  return {
    name: "rules",
    load(id) {
      const [path, query] = id.split("?");
      if (query !== "rules" || !path) return;
      const html = marked.parse(readFileSync(path, "utf-8"), { async: false });
      return `export default ${JSON.stringify(html)}`;
    },
  };
}

/** A compressed copy lies beside every file that shrinks, so that the server never compresses. */
function compressed(): Plugin {
  let built = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved(config) {
      built = config.build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(built, { recursive: true, encoding: "utf-8" })) {
        const path = join(built, name);
        if (!statSync(path).isFile() || /\.(gz|woff2)$/.test(name)) continue;
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), rules(), compressed()],
  build: {
    outDir: "../src/petteia/server/static/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy wants files
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    proxy: {
      "/api": "http://localhost:8000",
      "/socket": { target: "ws://localhost:8000", ws: true },
    },
  },
});
