import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';

/** The bench's own workers, built as the app's are; never part of the app. The caller names the folder. */
export const benchBuild: InlineConfig = {
  configFile: false,
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  logLevel: 'warn',
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] }, // as the app's
  define: { __BUILD_ID__: '"bench"', __SEAMS__: 'false' },
  build: {
    modulePreload: false, // it asks for a document, and a worker has none
    target: 'es2022',
    emptyOutDir: true,
    rolldownOptions: {
      input: ['turn', 'long-turn', 'mind-pack', 'abort-wllama'].map((name) =>
        fileURLToPath(new URL(`./turn-worker/${name}.worker.ts`, import.meta.url)),
      ),
      output: { entryFileNames: '[name].js' },
    },
  },
};
