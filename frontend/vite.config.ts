// Builds the page into the package: src/petteia/server/static/page.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { marked } from "marked";
import { defineConfig, type Plugin } from "vite";
import LANGUAGES from "../src/petteia/core/languages.json" with { type: "json" };

/**
 * A rules page `x.md?rules` becomes an HTML file when the page is built, with one anchor per rule id,
 * and its pictures become files beside it; the module is the file's address.
 */
function rules(): Plugin {
  let serving = false;
  return {
    name: "rules",
    configResolved(config) {
      serving = config.command === "serve";
    },
    load(id) {
      const [path, query] = id.split("?");
      if (query !== "rules" || !path) return;
      const emit = (name: string, source: string | Buffer): string => {
        const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
        const fileName = `assets/${name.replace(/(\.\w+)$/, `-${hash}$1`)}`;
        if (!serving) this.emitFile({ type: "asset", fileName, source });
        return `/${fileName}`;
      };
      const html = marked
        .parse(readFileSync(path, "utf-8"), { async: false })
        .replace(/<img src="([^"]+)"/g, (_, source: string) => {
          const address = emit(basename(source), readFileSync(join(dirname(path), source)));
          return `<img loading="lazy" src="${address}"`;
        });
      const address = serving
        ? `data:text/html;charset=utf-8,${encodeURIComponent(html)}`
        : emit(basename(path).replace(/md$/, "html"), html);
      return `export default ${JSON.stringify(address)}`;
    },
  };
}

/** The text shown when the page does not load, in every language: it cannot wait for a script. */
function trouble(): Plugin {
  const source = join(import.meta.dirname, "src", "words");
  const say = (language: string, key: string): string => {
    const text = readFileSync(join(source, `page.${language}.ftl`), "utf-8");
    const said = new RegExp(`^${key} = (.*)$`, "m").exec(text)?.[1];
    if (!said) throw new Error(`page.${language}.ftl lacks ${key}`);
    return said;
  };
  return {
    name: "trouble",
    transformIndexHtml(html) {
      const texts = Object.keys(LANGUAGES).map(
        (language) => `<p lang="${language}">${say(language, "part-missing")}</p>`,
      );
      const retries = Object.keys(LANGUAGES).map(
        (language) => `<span lang="${language}">${say(language, "try-again")}</span>`,
      );
      return html
        .replace("<!-- part-missing -->", texts.join("\n      "))
        .replace("<!-- try-again -->", retries.join(" · "));
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
        if (!statSync(path).isFile() || /\.(gz|jpg|png|woff2)$/.test(name)) continue;
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
      }
    },
  };
}

/** The service worker with the list of the shell's files: what the first page loads. */
function serviceWorker(): Plugin {
  let built = "";
  return {
    name: "service-worker",
    apply: "build",
    configResolved(config) {
      built = config.build.outDir;
    },
    writeBundle(_, bundle) {
      const loaded = new Set<string>();
      const load = (name: string): void => {
        const part = bundle[name];
        if (part?.type !== "chunk" || loaded.has(name)) return;
        loaded.add(name);
        part.imports.forEach(load);
        for (const style of part.viteMetadata?.importedCss ?? []) loaded.add(style);
      };
      for (const part of Object.values(bundle))
        if (part.type === "chunk" && part.isEntry) load(part.fileName);
      const files = ["offline.html", "trouble.css", ...loaded].sort();
      const hash = createHash("sha256");
      for (const name of files) hash.update(readFileSync(join(built, name)));
      const version = `petteia ${hash.digest("hex").slice(0, 12)}`;
      const worker = readFileSync("worker.js", "utf-8")
        .replace("= __FILES__", `= ${JSON.stringify(files.map((name) => `/${name}`))}`)
        .replace("= __VERSION__", `= ${JSON.stringify(version)}`);
      writeFileSync(join(built, "worker.js"), worker);
    },
  };
}

export default defineConfig({
  plugins: [svelte(), rules(), trouble(), serviceWorker(), compressed()],
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
      "/card": "http://localhost:8000",
      "/socket": { target: "ws://localhost:8000", ws: true },
    },
  },
});
