// Runs the tests of the page's own logic; what needs a browser is in tests/browser of the project.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] }, // Svelte's reactivity, not its server side
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "happy-dom",
    testTimeout: 300_000, // eslint reads every type of the page at its first file
    unstubGlobals: true,
    restoreMocks: true,
  },
});
