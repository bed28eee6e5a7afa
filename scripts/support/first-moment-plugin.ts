import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';

const entry = fileURLToPath(new URL('../../src/first-moment.ts', import.meta.url));
const served = '/first-moment.js';
/** What the place of the message box looks like is in the page's styles; the development server would bring them only with the app. */
const styles = ['kit/tokens', 'kit/look', 'frame/room', 'frame/cli', 'frame/cycle-strip', 'frame/top-bar', 'chat/chat'];

/**
 * Builds src/first-moment.ts as a script of its own and names it first in the page. It is no module: a module waits until the page is
 * parsed, and would be put into one piece with the app.
 */
export function firstMoment(): Plugin {
  let isServing = false;
  let file = '';
  const script = (attrs: Record<string, string>): HtmlTagDescriptor => ({
    tag: 'script',
    attrs,
    injectTo: 'head-prepend',
  });
  return {
    name: 'first-moment',
    configResolved: ({ command }) => void (isServing = command === 'serve'),
    configureServer({ middlewares }) {
      middlewares.use(served, (_, response, next) => {
        bundle().then((code) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(code);
        }, next);
      });
    },
    async buildStart() {
      if (isServing) return;
      const code = await bundle();
      file = `assets/first-moment-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName: file, source: code });
    },
    transformIndexHtml: (_, { bundle: files }) =>
      isServing
        ? [
            script({ src: served }),
            ...styles.map((name): HtmlTagDescriptor => {
              const attrs = { rel: 'stylesheet', href: `/src/lib/ui/${name}.css` };
              return { tag: 'link', attrs, injectTo: 'head' };
            }),
          ]
        : [script({ src: `./${file}`, 'data-agent': agentFiles(files).join(' ') })],
  };
}

/** The agent's module and what it imports, as written into the build. */
function agentFiles(files: Rolldown.OutputBundle | undefined): string[] {
  const name = Object.keys(files ?? {}).find((known) => /^assets\/agent\.worker-[^/]+\.js$/.test(known));
  const file = name === undefined ? undefined : files?.[name];
  if (name === undefined || !file) throw new Error('the build has no agent');
  const code = file.type === 'asset' ? String(file.source) : file.code;
  const imported = [...code.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(
    ([, path]) => `assets/${path}`,
  );
  return [name, ...new Set(imported)].map((path) => `./${path}`);
}

async function bundle(): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      copyPublicDir: false,
      lib: { entry, formats: ['iife'], name: 'yadori' },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = output.flatMap(({ output: files }) => files);
  if (chunk?.type !== 'chunk') throw new Error('the first script was not built');
  return chunk.code;
}
