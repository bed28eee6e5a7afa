import { isJsonObject } from '../../base/json';
import type { AbortSignalLike } from '../../base/ports';
import { wellFormed } from '../../base/text';
import type { Egress, EgressHead } from '../../bridge/egress-contract';
import type { DocumentMatch } from '../../bridge/minds';
import { untilAborted } from '../until-aborted';
import { classify, parseObject } from './classify';

/** Matches that are asked for, and UTF-8 bytes of an answer that is still read. */
const mostMatches = 6;
const maxBytes = 1_000_000;

/**
 * Searches collections by xAI's `documents/search`, with the same key as its models; the key that manages collections is no part of this.
 * Rejects when no list of matches came.
 */
export async function searchDocuments(
  baseUrl: string,
  { query, collections }: { query: string; collections: readonly string[] },
  egress: Pick<Egress, 'send' | 'abort'>,
  id: string,
  signal: AbortSignalLike,
): Promise<DocumentMatch[]> {
  let head: EgressHead | null = null;
  let text = '';
  let length = 0;
  const decoder = new TextDecoder();
  const { aborted, release } = untilAborted(signal);
  const body = JSON.stringify({ query, source: { collection_ids: collections }, limit: mostMatches });
  const sent = egress.send(
    { id, url: `${baseUrl.replace(/\/+$/, '')}/documents/search`, method: 'POST', body, purpose: 'collections' },
    {
      onHead: (told) => {
        head = told;
      },
      onBytes: (bytes) => {
        length += bytes.length;
        if (length > maxBytes) egress.abort(id);
        else text += decoder.decode(bytes, { stream: true });
      },
    },
  );
  const end = await Promise.race([sent, aborted]).finally(release);
  if (end === 'aborted') {
    egress.abort(id);
    throw new DOMException('stopped', 'AbortError');
  }
  if (!end.ok) throw new Error(`${end.code}: ${end.message}`);
  const told = head as EgressHead | null;
  if (told?.status !== 200) throw new Error(told ? classify(told, text).message : 'no answer came');
  const { matches } = parseObject(text + decoder.decode()) ?? {};
  if (!Array.isArray(matches)) throw new Error('the answer is no list of matches');
  return matches.flatMap(matchIn);
}

/** Fields have had several names; what has no text is no match. */
function matchIn(match: unknown): DocumentMatch[] {
  if (!isJsonObject(match)) return [];
  const fields = isJsonObject(match['fields']) ? match['fields'] : {};
  const text = firstText(match['chunk_content'], match['content'], match['text']);
  const name = firstText(fields['title'], match['name'], match['file_name'], match['file_id']) ?? '-';
  return text === null ? [] : [{ text, name }];
}

function firstText(...values: unknown[]): string | null {
  const found = values.find((value): value is string => typeof value === 'string' && value.trim() !== '');
  return found === undefined ? null : wellFormed(found);
}
