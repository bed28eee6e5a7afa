import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { pagePolicy } from '../../../src/lib/base/content-security-policy.ts';

const fake = fileURLToPath(new URL('./agent.worker.ts', import.meta.url));
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  base: './',
  define: { __BUILD_ID__: '"fake"', __SEAMS__: 'false' },
  build: { target: 'es2022', modulePreload: { polyfill: false } },
  worker: { format: 'es' },
  plugins: [
    {
      name: 'fake-agent',
      enforce: 'pre',
      resolveId: (id) => (id.endsWith('agent.worker.ts?worker&url') ? `${fake}?worker&url` : null),
    },
    svelte({ configFile: false }),
    {
      name: 'meta',
      transformIndexHtml: () => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: pagePolicy },
          injectTo: 'head-prepend',
        },
      ],
    },
  ],
});
