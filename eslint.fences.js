/** What the pure folders and the runtime may not touch; each message names what to take instead. */

export const pureFolders = [
  'base',
  'care',
  'events',
  'agent',
  'mind',
  'reflex',
  'playbook',
  'world',
  'approval-lines',
  'audit',
].map((folder) => `src/lib/${folder}/**`);

const time = 'Take the time as an argument (Clock port of base/ports.ts).';
const randomness = 'Take randomness as an argument (Random port of base/ports.ts).';
const timers = 'Return an effect and let the runner wait; pure code has no timers.';
const engines = 'Differs between engines: use base/decay.ts, or only + − × ÷ and sqrt.';
const comparing = 'Differs between engines: use compareText of base/compare.ts.';
const localeText = 'Differs between engines: format by hand here, or in ui/.';
const outside = 'Pure code has no outside world: return an effect (agent/) and let the runner perform it.';
const runtimePort =
  'The runtime sees only ports, so that the simulation runs the same code: take this one as an argument.';

const inexactMath = [
  'exp',
  'expm1',
  'log',
  'log10',
  'log1p',
  'log2',
  'pow',
  'sin',
  'cos',
  'tan',
  'asin',
  'acos',
  'atan',
].concat(['atan2', 'sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh', 'cbrt', 'hypot']);
const localeMethods = [
  'toLocaleString',
  'toLocaleDateString',
  'toLocaleTimeString',
  'toLocaleLowerCase',
  'toLocaleUpperCase',
];
const timerNames = [
  'setTimeout',
  'setInterval',
  'setImmediate',
  'clearTimeout',
  'clearInterval',
  'requestAnimationFrame',
];
const globalObjects = ['globalThis', 'self', 'window'];

const noBarrels = {
  selector: 'ExportAllDeclaration',
  message: 'No barrels: import from the file that holds it.',
};
/** `new Date(ms)`, `Date.UTC` and `Date.parse` of a given value are the same everywhere and stay allowed. */
const noCurrentDate = (message) => [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message },
  { selector: "CallExpression[callee.name='Date']", message },
];

export const pureRules = {
  'no-restricted-globals': [
    'error',
    { name: 'crypto', message: randomness },
    { name: 'performance', message: time },
    { name: 'Intl', message: localeText },
    ...timerNames.map((name) => ({ name, message: timers })),
    ...['fetch', 'navigator', 'indexedDB', 'localStorage', 'document', 'postMessage', 'process', ...globalObjects].map(
      (name) => ({ name, message: outside }),
    ),
  ],
  'no-restricted-properties': [
    'error',
    { object: 'Date', property: 'now', message: time },
    { object: 'Math', property: 'random', message: randomness },
    ...inexactMath.map((property) => ({ object: 'Math', property, message: engines })),
    { property: 'localeCompare', message: comparing },
    ...localeMethods.map((property) => ({ property, message: localeText })),
  ],
  'no-restricted-syntax': [
    'error',
    noBarrels,
    ...noCurrentDate(time),
    { selector: "BinaryExpression[operator='**']", message: engines },
    { selector: "AssignmentExpression[operator='**=']", message: engines },
  ],
};

export const runtimeRules = {
  'no-restricted-globals': [
    'error',
    ...[
      ...timerNames,
      'performance',
      'crypto',
      'navigator',
      'BroadcastChannel',
      'indexedDB',
      'localStorage',
      'fetch',
    ].map((name) => ({ name, message: runtimePort })),
    ...['Worker', 'MessageChannel', 'postMessage', 'addEventListener', ...globalObjects].map((name) => ({
      name,
      message: runtimePort,
    })),
  ],
  'no-restricted-properties': [
    'error',
    { object: 'Date', property: 'now', message: runtimePort },
    { object: 'Math', property: 'random', message: runtimePort },
  ],
  'no-restricted-syntax': ['error', noBarrels, ...noCurrentDate(runtimePort)],
};

/** For the page: a thread's module may be named, its code never comes in. */
export const workerByAddress = {
  regex: '/workers/[^?]*$',
  message: "The page takes only a thread's address: import url from '…/agent.worker?worker&url'.",
};
