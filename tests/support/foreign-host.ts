import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ForeignHost {
  /** With a trailing slash. */
  url: string;
  requests(): number;
  close(): Promise<void>;
}

/** A host of another origin, open to any page, that counts what reaches it. */
export async function listenElsewhere(): Promise<ForeignHost> {
  let count = 0;
  const server = createServer((_, response) => {
    count += 1;
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end();
  });
  server.on('upgrade', (_, socket) => {
    count += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requests: () => count,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
