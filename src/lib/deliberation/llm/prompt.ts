import type { JsonObject } from '../../base/json';
import type { Way } from '../../events/decision';
import type { ContextPack } from '../../mind/context-pack';
import type { Transcript } from '../../mind/transcript';
import { pictureTokens, type ModelMessage, type ModelTool } from '../../models/language-model';
import { abilities, fieldsOf, marks } from './abilities';
import { schemaOf } from './fields';
import { presentOf, type FailedTry } from './present';
import { add, renderTranscript, type Opaque } from './render';
import { standingOf, toolsIn } from './standing';

export type ReadingWay = Exclude<Way, 'rules'>;

export interface Prompt {
  messages: ModelMessage[];
  tools: ModelTool[];
  schema: JsonObject | null;
}

/** All of one request: what stands, talk and deeds, the present. `after`: the host knows all up to that seq, and what stands. */
export function promptOf(
  pack: ContextPack,
  way: ReadingWay,
  transcript: Transcript,
  failed: FailedTry | null,
  zone: (time: string) => { date: string; clock: string },
  after?: number,
  opaque?: ReadonlyMap<number, Opaque>,
  sees = false,
): Prompt {
  const messages: ModelMessage[] = after === undefined ? [{ role: 'system', content: standingOf(pack, way) }] : [];
  const options = {
    way,
    lang: pack.lang,
    zone,
    sees,
    ...(after !== undefined && { after }),
    ...(opaque && { opaque }),
  };
  for (const message of renderTranscript(transcript, options)) add(messages, message);
  add(messages, { role: 'user', content: `\n${presentOf(pack, way, failed)}` });
  return { messages, tools: way === 'tools' ? toolsIn(pack) : [], schema: way === 'form' ? answerForm() : null };
}

/** What its pictures take beside its words; tokens. */
export function tokensOfPictures({ messages }: Pick<Prompt, 'messages'>): number {
  const count = messages.reduce((sum, one) => sum + (one.role === 'user' ? (one.pictures?.length ?? 0) : 0), 0);
  return count * pictureTokens;
}

/** As one text, for measuring. */
export function textOfPrompt({ messages, tools, schema }: Prompt): string {
  const said = messages.map(
    (message) => `${message.content}${'calls' in message ? JSON.stringify(message.calls) : ''}`,
  );
  return [
    ...said,
    ...(tools.length > 0 ? [JSON.stringify(tools)] : []),
    ...(schema ? [JSON.stringify(schema)] : []),
  ].join('\n');
}

let form: JsonObject | null = null;

/** The form of an answer: the same at each turn, so that an engine compiles its grammar once. */
export function answerForm(): JsonObject {
  form ??= {
    type: 'object',
    properties: {
      say: { type: 'string' },
      call: {
        anyOf: [
          { type: 'null' },
          ...abilities
            .filter(({ name }) => name !== 'mark')
            .map((ability) => ({
              type: 'object',
              properties: { name: { type: 'string', enum: [ability.name] }, input: schemaOf(fieldsOf(ability)) },
              required: ['name', 'input'],
              additionalProperties: false,
            })),
        ],
      },
      mark: { anyOf: [{ type: 'null' }, { type: 'string', enum: [...marks] }] },
    },
    required: ['say', 'call', 'mark'],
    additionalProperties: false,
  };
  return form;
}
