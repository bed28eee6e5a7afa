/**
 * The entry of every npm script, in plain Node, so that it works on a fresh clone: installs what is missing, then runs
 * scripts/<command>.ts by tsx with the remaining arguments.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const commands = [
  'start',
  'test',
  'check',
  'build',
  'demo',
  'sim',
  'audit',
  'lab',
  'bench',
  'format',
  'make-icons',
  'pictures',
  'accessible-names',
];
const [command = '', ...parameters] = process.argv.slice(2);

if (!isNodeRecent()) stop(`Node 20.19 or newer is needed; this is ${process.version}.`);
if (!commands.includes(command) || !existsSync(scriptOf(command))) {
  const present = commands.filter((name) => existsSync(scriptOf(name)));
  stop(`No command "${command}". There are: ${present.join(', ')}.`);
}
if (!isInstalled()) {
  console.error('Installing packages …');
  const options = { shell: process.platform === 'win32' }; // npm is a .cmd file there
  const status = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], options);
  if (status !== 0) stop('npm ci failed; its message stands above.');
}
process.exit(await run(process.execPath, ['--import', 'tsx', scriptOf(command), ...parameters]));

function scriptOf(name) {
  return join(root, 'scripts', `${name}.ts`);
}

/** Every package that the lock file asks for is there in that version, by the note that npm leaves in node_modules. */
function isInstalled() {
  const note = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
}

function isNodeRecent() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > 20 || (major === 20 && minor >= 19);
}

/** Resolves to the exit code. A signal is passed on, so that the command ends first and in its own way. */
function run(program, args, options = {}) {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.on('error', (error) => stop(`${program} could not be started: ${error.message}`));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
