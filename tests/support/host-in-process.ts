import type { Egress } from '../../src/lib/bridge/egress-contract';
import type { JsonObject } from '../../src/lib/base/json';
import { nodeEgress } from './node-egress';
import { streamOf, typeOf, type Answer } from './openai-stream';

type Protocol = 'chat' | 'responses';

/** UTF-16 units that come at once. */
const packet = 16_384;

/**
 * A host that is asked through the egress thread's own code, without a network: what it sends passes all that an answer from far away
 * passes. Only this one origin is allowed; `elsewhere` counts what was tried to be sent to another one.
 */
export function hostInProcess(answer: (body: JsonObject, protocol: Protocol) => Answer | AsyncIterable<string>): {
  url: string;
  egress: Pick<Egress, 'send' | 'abort'>;
  /** Addresses that something was sent to. */
  reached: Set<string>;
  /** Bodies of all requests. */
  seen: JsonObject[];
} {
  const url = 'https://models.example/v1';
  const reached = new Set<string>();
  const seen: JsonObject[] = [];
  const fetch = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const asked = String(input instanceof Request ? input.url : input);
    reached.add(new URL(asked).origin);
    const body = JSON.parse(init?.body as string) as JsonObject;
    seen.push(body);
    const protocol = asked.endsWith('/responses') ? 'responses' : 'chat';
    const given = answer(body, protocol);
    const isAnswer = !(Symbol.asyncIterator in given);
    const pieces = isAnswer ? inPackets(streamOf(given, protocol, `resp_${seen.length}`)) : given;
    const type = isAnswer ? typeOf(given, false) : 'text/event-stream';
    return Promise.resolve(new Response(bytesOf(pieces, init?.signal), { headers: { 'content-type': type } }));
  };
  return { url, egress: nodeEgress(() => [new URL(url).origin], null, { fetch }), reached, seen };
}

async function* inPackets(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += packet) yield text.slice(at, at + packet);
}

function bytesOf(pieces: AsyncIterable<string>, signal: AbortSignal | null | undefined): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
    pull: async (controller) => {
      const next = await iterator.next();
      if (signal?.aborted) return;
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
  });
}
