import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('keeps a character that a chunk of the request cuts in two', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'relay-'));
  const relay = spawn(process.execPath, ['scripts/support/model-relay.mjs', folder, '0']);
  try {
    const url = await new Promise<URL>((resolve) => {
      relay.stdout.once('data', (line: Buffer) => resolve(new URL(line.toString().split(',')[0] ?? '')));
    });
    await writeFile(join(folder, 'res-001.txt'), 'はい');
    const asked = { model: 'by-hand', stream: false, messages: [{ role: 'user', content: '鍵が、八時' }] };
    const body = Buffer.from(JSON.stringify(asked));
    const inside = body.indexOf(Buffer.from('八')) + 1;
    const answer = await new Promise<string>((resolve, reject) => {
      const sent = request(
        { host: url.hostname, port: url.port, path: '/v1/chat/completions', method: 'POST' },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
          response.on('end', () => resolve(text));
        },
      );
      sent.on('error', reject);
      // each is a chunk of its own
      sent.write(body.subarray(0, inside));
      sent.end(body.subarray(inside));
    });
    expect(answer).toContain('はい');
    expect(JSON.parse(await readFile(join(folder, 'req-001.json'), 'utf8'))).toEqual(asked);
  } finally {
    relay.kill();
    await rm(folder, { recursive: true });
  }
});
