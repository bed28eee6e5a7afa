/**
 * The fences between folders of src/ (ARCHITECTURE.md draws them). Within a side a folder may import only what stands before it
 * in its list; the sides meet in bridge/ alone.
 */
const pure = ['base', 'care', 'events', 'agent', 'mind', 'reflex', 'playbook', 'world', 'approval-lines', 'audit'];
const workerSide = [
  'journal',
  'memory',
  'egress',
  'models',
  'deliberation',
  'perception',
  'capabilities',
  'scheduler',
  'runtime',
];
const pageSide = ['session', 'ui'];

const test = '\\.(test|contract)\\.ts$';
const lib = (...folders) => `^src/lib/(${folders.join('|')})/`;
const pagePaths = `^src/((main|first-moment)\\.ts$|routes/|lib/(${pageSide.join('|')})/)`;
const workerPaths = `^src/(workers/|lib/(${workerSide.join('|')})/)`;
/**
 * A page names a thread's module only by its address, `import url from '…/agent.worker?worker&url'`, which holds no code of it.
 * Queries are not seen here: eslint.config.js forbids these imports without one.
 */
const threadAddress = '^src/workers/[\\w-]+\\.worker\\.ts$';

/** One rule a folder: it must not import what stands after it. */
const downwards = (side, order) =>
  order.slice(0, -1).map((folder, index) => ({
    name: `${side}-${folder.replace('/', '-')}-imports-upwards`,
    severity: 'error',
    comment:
      `${folder}/ stands before ${order.slice(index + 1).join('/, ')}/. Move what both need into ${folder}/ or an earlier folder, ` +
      'or let the later folder pass it in as an argument.',
    from: { path: lib(folder) },
    to: { path: lib(...order.slice(index + 1)) },
  }));

module.exports = {
  forbidden: [
    ...downwards('pure', pure),
    ...downwards('worker', workerSide),
    ...downwards('agent', ['agent/fold', 'agent/words', 'agent/step']),
    {
      name: 'pure-imports-a-side',
      severity: 'error',
      comment:
        'Pure folders know no side. Declare a port (an interface) in the pure folder and let the side implement it.',
      from: { path: lib(...pure) },
      to: { path: '^src/', pathNot: lib(...pure) },
    },
    {
      name: 'pure-imports-a-package',
      severity: 'error',
      comment:
        'Pure folders take only zod, @noble/hashes and pure-rand. Wrap another package on a side, behind a port.',
      from: { path: lib(...pure), pathNot: test },
      to: { path: 'node_modules/', pathNot: 'node_modules/(zod|@noble/hashes|pure-rand)/' },
    },
    {
      name: 'bridge-imports-a-side',
      severity: 'error',
      comment:
        'bridge/ is what both sides share: it takes pure folders and packages only. Keep the code on its side, its type here.',
      from: { path: lib('bridge') },
      to: { path: '^src/', pathNot: lib('bridge', ...pure) },
    },
    {
      name: 'runtime-imports-more-than-ports',
      severity: 'error',
      comment:
        'The simulation runs the runtime as it is: take the journal, mind, capabilities and scheduler as ports from src/workers.',
      from: { path: lib('runtime'), pathNot: test },
      to: { path: '^src/', pathNot: lib('runtime', 'bridge', ...pure) },
    },
    {
      name: 'session-imports-ui',
      severity: 'error',
      comment: 'ui/ shows what session/ holds, never the other way round: put the state into a class of session/.',
      from: { path: lib('session') },
      to: { path: lib('ui') },
    },
    {
      name: 'lib-imports-a-root',
      severity: 'error',
      comment:
        'src/main.ts, src/first-moment.ts, src/routes and src/workers put the parts together; nothing in lib/ knows them. Pass it in from there.',
      from: { path: '^src/lib/' },
      to: { path: '^src/((main|first-moment)\\.ts$|routes/|workers/)', pathNot: threadAddress },
    },
    {
      name: 'page-imports-worker-side',
      severity: 'error',
      comment:
        'The page reaches worker code through bridge/contract.ts only. Add a method there and call it by the session.',
      from: { path: pagePaths },
      to: { path: workerPaths, pathNot: threadAddress },
    },
    {
      name: 'worker-imports-page-side',
      severity: 'error',
      comment: 'Worker code reaches the page through the host services of bridge/contract.ts only.',
      from: { path: workerPaths },
      to: { path: pagePaths },
    },
    {
      name: 'source-imports-tooling',
      severity: 'error',
      comment: 'What the app ships may not depend on tests or scripts: move the shared part into src/lib.',
      from: { path: '^src/', pathNot: test },
      to: { path: '^(tests|scripts)/' },
    },
    {
      name: 'source-imports-test',
      severity: 'error',
      comment: 'Tests and contracts are imported by tests alone: move the shared part into a file of its own.',
      from: { path: '^src/', pathNot: test },
      to: { path: `^src/.*${test}` },
    },
    {
      name: 'source-imports-node',
      severity: 'error',
      comment: 'The app runs in browsers: use a web API, or keep the code in scripts/.',
      from: { path: '^src/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'source-imports-development-package',
      severity: 'error',
      comment: 'What the app ships belongs in `dependencies` of package.json.',
      from: { path: '^src/', pathNot: test },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'circular',
      severity: 'error',
      comment: 'Break the circle: move what both need into a third file, or pass one of them in as an argument.',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.page.json' },
    tsPreCompilationDeps: true, // types that import upwards are upward imports too
    enhancedResolveOptions: {
      extensions: ['.ts', '.svelte.ts', '.svelte', '.js', '.mjs', '.cjs', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['svelte', 'browser', 'import', 'default', 'types'],
    },
  },
};
