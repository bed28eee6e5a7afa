import type { Clock } from '../base/ports';
import type { PlaceTried } from '../bridge/engine-place';
import type { ListedModel } from '../bridge/listed-models';
import type { MindCheck, MindChecked } from '../bridge/minds';
import { countedUse } from './counted-use';
import type {
  CountedUse,
  LanguageModel,
  ModelAnswer,
  ModelErrorCode,
  ModelFailure,
  ModelMessage,
  ModelRequest,
  ModelTool,
  TokenUse,
  ToolCall,
} from './language-model';
import { timeLimit } from './time-limit';
import { isTokenSalad } from './token-salad';

/** A word that no model says by itself: whoever gives it back keeps to what it was given. */
const proofWord = 'plum-4417';
const word = { type: 'string', enum: [proofWord] };
const form = { type: 'object', properties: { word }, required: ['word'], additionalProperties: false };
const tools: ModelTool[] = [
  { name: 'say_word', description: 'Says the word. Call it now.', parameters: structuredClone(form) },
];
/** Tokens of an answer; `reasoning`: of one that thinks first; `sample`: of words alone, which tell how quick it is. */
const checkTokens = { usual: 200, reasoning: 2_000, sample: 30 } as const;
const question = 'Say hello in the field "word".';
const messages = {
  tools: asking('Call the tool say_word once, with the only word that it takes.', 'Call it now.'),
  form: asking('Answer with one JSON object.', question),
  words: asking(
    `Answer with one JSON object and nothing else. It must be valid against this JSON Schema:\n${JSON.stringify(form)}`,
    question,
  ),
  sample: asking('Answer in plain words.', 'Tell in three sentences what the sea looks like in the morning.'),
};

function asking(system: string, user: string): ModelMessage[] {
  return [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ];
}

/** After these of a try, another way to answer may do. */
const otherWay: readonly ModelErrorCode[] = [
  'tools_refused',
  'schema_refused',
  'wrong_model', // of hosts that have no endpoint with tools
  'not_protocol',
  'server',
  'refused',
  'cut_off',
  'malformed',
  'empty',
  'too_much',
];

/** About what its question is, and its form; tokens. */
const likely: TokenUse = { input: 60, output: 0 };
/** What came in less is one piece of the network, and tells no speed. */
const leastSeconds = 0.02;
/** UTF-16 units that a token is taken for, where the use is not told. */
const unitsPerToken = 3;

export interface CheckOptions {
  clock: Clock;
  /** How long it may take in all; ms. */
  limitMs: number;
  /** What its host offers, where it can be asked; null: it cannot. A host that lists nothing may answer all the same. */
  list: ((signal: AbortSignal) => Promise<{ ok: true; models: ListedModel[] } | ModelFailure>) | null;
  /** As LlmOptions.onCall. */
  onCall: (likely: TokenUse) => (used: CountedUse | null) => void;
}

/** Tries a model: short answers with a word that it cannot guess, by a call of a tool and in a form. Never rejects, and never takes longer than it may. */
export async function checkModel(model: LanguageModel, options: CheckOptions): Promise<MindChecked> {
  const limit = timeLimit(options.clock, options.limitMs);
  try {
    const checked = await tried(model, options, limit.signal);
    if (checked.ok || !limit.hasPassed()) return checked;
    return {
      ...checked,
      code: 'timed_out',
      isOfHost: false,
      message: `no whole answer within ${options.limitMs / 1_000} s`,
    };
  } finally {
    limit.end();
  }
}

async function tried(
  model: LanguageModel,
  { clock, list, onCall }: CheckOptions,
  signal: AbortSignal,
): Promise<MindChecked> {
  const listed = (await list?.(signal)) ?? null;
  const models = listed?.ok ? listed.models.map(({ id }) => id) : [];
  // what keeps the list away keeps the answer away; only a host without a list is asked on
  if (listed && !listed.ok && !['not_protocol', 'wrong_model', 'server', 'too_much'].includes(listed.code))
    return failedBy(listed);
  let hasReasoned = false;
  const ask = async (part: Pick<ModelRequest, 'messages' | 'schema' | 'tools'>): Promise<Tried> => {
    const tries = hasReasoned ? [checkTokens.reasoning] : [checkTokens.usual, checkTokens.reasoning];
    for (const maxTokens of tries) {
      const tried = await askOnce({ ...part, purpose: 'check', maxTokens, temperature: 0 });
      hasReasoned ||= tried.hasReasoned;
      if (!tried.needsRoom || maxTokens === checkTokens.reasoning) return tried;
    }
    throw new Error('nothing was tried');
  };
  const askOnce = (request: ModelRequest): Promise<Tried> => askModel(model, request, { clock, onCall }, signal);

  const called = await ask({ messages: messages.tools, schema: null, tools });
  if (!called.answer.ok && !otherWay.includes(called.answer.code)) return { ...failedBy(called.answer), models };
  const formed = await ask({ messages: messages.form, schema: form });
  const { answer, firstTextMs, tokensPerSecond } = formed;
  const hasCalled = called.answer.ok && called.answer.calls?.some(isProofCall) === true;
  // it calls tools: what it makes of a form stands in no way
  if (!answer.ok && !(hasCalled && otherWay.includes(answer.code))) return { ...failedBy(answer), models };
  let schema: MindCheck['schema'] = !answer.ok ? 'ignored' : answer.schema === 'asked' ? 'asked' : 'kept';
  let keepsForm = answer.ok && isProof(answer.text);
  if (answer.ok && !keepsForm && schema === 'kept') {
    const worded = await ask({ messages: messages.words, schema: null });
    keepsForm = worded.answer.ok && isProof(worded.answer.text);
    schema = keepsForm ? 'asked' : 'ignored';
  }
  const way = hasCalled ? 'tools' : keepsForm ? 'form' : 'talk';
  const sample = await askOnce(sampleRequest);
  // a grammar makes good words of bad tokens: only what is written freely tells
  if (isTokenSalad(sample.written))
    return { ok: false, code: 'salad', message: sample.written.slice(0, 80), isOfHost: false, models };
  const speed = sample.tokensPerSecond ?? tokensPerSecond;
  return { ok: true, value: { schema, way, hasReasoned, firstTextMs, tokensPerSecond: speed, models } };
}

async function askModel(
  model: LanguageModel,
  request: ModelRequest,
  { clock, onCall }: Pick<CheckOptions, 'clock' | 'onCall'>,
  signal: AbortSignal,
): Promise<Tried> {
  const start = clock.monotonic();
  const ended = onCall(likely);
  let firstAt: number | null = null;
  let written = '';
  let thought = '';
  let thoughtAt: number | null = null;
  let pieces = 0;
  const answer = await model.generate(
    {
      ...request,
      onText: (piece) => {
        firstAt ??= clock.monotonic();
        written += piece;
        pieces += 1;
      },
      onReasoning: (piece) => {
        thoughtAt ??= clock.monotonic();
        thought += piece;
        pieces += 1;
      },
    },
    signal,
  );
  const end = clock.monotonic();
  ended(countedUse(answer, { ...likely, output: Math.ceil((written.length + thought.length) / unitsPerToken) }));
  const seconds = (end - (thoughtAt ?? firstAt ?? end)) / 1_000;
  const output = answer.usage?.output || pieces; // an engine that is cut off tells no use: a piece is a token there
  return {
    answer,
    written: written || thought,
    hasReasoned: thought !== '',
    needsRoom: !answer.ok && answer.code === 'too_much' && written === '' && (thought !== '' || isUsed(answer)),
    firstTextMs: (firstAt ?? end) - start,
    tokensPerSecond: output > 1 && seconds >= leastSeconds ? output / seconds : null,
  };
}
/** How quick a model writes at one place, by 30 tokens of words; see PlaceTried. Never rejects. */
export async function sampleModel(
  model: LanguageModel,
  options: Pick<CheckOptions, 'clock' | 'onCall' | 'limitMs'>,
): Promise<Pick<PlaceTried, 'tokensPerSecond' | 'failed'>> {
  const limit = timeLimit(options.clock, options.limitMs);
  const { answer, written, tokensPerSecond } = await askModel(model, sampleRequest, options, limit.signal);
  limit.end();
  if (!answer.ok && answer.code !== 'too_much')
    return { tokensPerSecond: null, failed: limit.hasPassed() ? 'timed_out' : answer.code };
  return { tokensPerSecond, ...(isTokenSalad(written) && { failed: 'salad' }) };
}

const sampleRequest: ModelRequest = {
  ...{ messages: messages.sample, schema: null, purpose: 'check' },
  ...{ maxTokens: checkTokens.sample, temperature: 0 },
};

interface Tried {
  answer: ModelAnswer;
  /** Of its words, or else of its thoughts. */
  written: string;
  hasReasoned: boolean;
  /** It came to its limit before a word was said: it thinks first, though some hosts do not let that be read. */
  needsRoom: boolean;
  /** Until its first text, and after that; see MindCheck. */
  firstTextMs: number;
  tokensPerSecond: number | null;
}

function isUsed({ usage }: ModelFailure): boolean {
  return (usage?.output ?? 0) > 0;
}

function isProofCall({ name, input }: ToolCall): boolean {
  return name === 'say_word' && isProof(input);
}

function failedBy({ code, message, isOfHost }: ModelFailure): Extract<MindChecked, { ok: false }> {
  return { ok: false, code, message, isOfHost: isOfHost === true };
}

/** Also with a fence or words around it: who reads an answer in a form takes those away. */
function isProof(text: string): boolean {
  const [object] = /\{[^{}]*\}/.exec(text) ?? [];
  return object?.replace(/\s/g, '') === `{"word":"${proofWord}"}`;
}
