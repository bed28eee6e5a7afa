import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { firstMoment } from './scripts/support/first-moment-plugin.ts';
import { formKeys } from './scripts/support/form-keys-plugin.ts';
import { pagePolicy } from './src/lib/base/content-security-policy.ts';

/** What the page, and the agent's thread, load before they can be used: known once all modules are read. */
const firstLoad = new Set<string>();
const firstOfAgent = new Set<string>();

/** `vite build --mode seams` keeps the test seams (clock, faults, kills); the plain build drops all code behind `__SEAMS__`. */
export default defineConfig(({ mode }) => ({
  base: './', // lives under any path
  // the same without what browsers before ES modules need: smaller, in page and worker alike
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
  define: {
    __BUILD_ID__: JSON.stringify(process.env['BUILD_ID'] ?? 'local'),
    __SEAMS__: JSON.stringify(mode === 'seams'),
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // in one piece: split by who else uses them, the same modules are a tenth larger when packed
        codeSplitting: { groups: [{ name: 'first', test: (id) => firstLoad.has(id) }] },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [
      formKeys(),
      findFirstLoad(firstOfAgent, /agent\.worker\.ts/),
      ...(mode === 'seams' ? [tellWebLlmRuntime()] : []),
    ],
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', test: (id) => firstOfAgent.has(id) },
            { name: 'engine-webllm', test: /node_modules\/@mlc-ai\// },
            { name: 'engine-wllama', test: /node_modules\/@wllama\// }, // large, and kept offline only where it is used
          ],
        },
      },
    },
  },
  plugins: [
    svelte({ configFile: false }),
    findFirstLoad(firstLoad),
    firstMoment(),
    metaPolicy(),
    VitePWA(progressiveWebApp),
  ],
}));

/** For tests on the seams build: the runtime under WebLLM, which tells nobody of it, so that they can stand in for the graphics processor's kernels. */
function tellWebLlmRuntime(): Plugin {
  return {
    name: 'tell-web-llm-runtime',
    transform: (code, id) =>
      /@mlc-ai\/web-llm\/lib\/index\.js$/.test(id) ? `${code}\nglobalThis.webLlmRuntime = libExports$2;\n` : null,
  };
}

/** Collects what an entry imports, and what that imports, as far as it is not on demand. */
function findFirstLoad(found: Set<string>, entry = /./): Plugin {
  return {
    name: 'find-first-load',
    apply: 'build',
    buildEnd() {
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry && entry.test(id));
      if (entries.length === 0) return;
      found.clear();
      for (const id of entries) found.add(id);
      for (const id of found) for (const imported of this.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
    },
  };
}

/** Puts the page's policy first in `<head>`, so that it governs every tag after it. Build only: the dev server injects styles. */
function metaPolicy(): Plugin {
  return {
    name: 'meta-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: pagePolicy },
        injectTo: 'head-prepend',
      },
    ],
  };
}

const progressiveWebApp: Partial<VitePWAOptions> = {
  strategies: 'injectManifest', // a generated service worker cannot add headers
  srcDir: 'src/workers',
  filename: 'service-worker.ts',
  registerType: 'prompt',
  injectRegister: false, // no inline script: the page registers it itself
  includeManifestIcons: false, // the patterns below have them already
  injectManifest: {
    globPatterns: ['**/*.{js,css,html,svg,png,woff2}'], // the web manifest is added by the plugin
    globIgnores: ['**/engine-*.js'],
    rollupFormat: 'iife',
  },
  manifest: {
    // no id: it would be resolved against the origin, not the folder, and so clash with other apps there; start_url stands in
    name: 'Yadori',
    short_name: 'Yadori',
    description: 'An autonomous agent that lives in this browser and asks before it acts.',
    lang: 'en',
    dir: 'ltr',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#0f1211',
    theme_color: '#0f1211',
    categories: ['productivity', 'utilities'],
    // both only fill the message box
    share_target: { action: './', method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
    protocol_handlers: [{ protocol: 'web+yadori', url: './?link=%s' }],
    icons: [
      { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
};
