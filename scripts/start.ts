import { serveStatic } from '../tests/support/static-server';
import { buildWhenStale } from './support/build-when-stale';

const port = Number(process.env['PORT'] ?? 4173);

await buildWhenStale();

try {
  const server = await serveStatic({ root: 'dist', kind: 'headers', port });
  console.log(`Yadori is at ${server.url.replace(/\/$/, '')} (Ctrl+C ends it).`);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(
    code === 'EADDRINUSE'
      ? `Port ${port} is taken by another program. End it, or choose another port: PORT=4174 npm start`
      : `The server could not start: ${message}`,
  );
  process.exit(1);
}
