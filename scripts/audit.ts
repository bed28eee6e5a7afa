import { auditCommand } from './support/audit-command';

/**
 * Checks an exported log against the invariants: `npm run audit -- FILE [--state F] [--head F]`. The last line says the first bad
 * line with its invariant and seq, or that the log is clean. Exit code 0 clean, 1 violated or truncated, 2 unreadable.
 */
const folder = process.env['INIT_CWD'] ?? '.'; // npm runs a script in the project's root: a path is meant from where the person stood
process.exitCode = await auditCommand(process.argv.slice(2), { folder, print: (text) => console.log(text) });
