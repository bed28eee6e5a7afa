#!/usr/bin/env node
// A served model whose answers are written by hand, to see what a mind makes of our prompts.
//   node scripts/support/model-relay.mjs FOLDER [PORT [WINDOW]]
// WINDOW: how many tokens the model takes, as many hosts list it; left out, nothing is told of it.
// Enter http://127.0.0.1:PORT/v1 on the Models page (model "by-hand"). Each request is saved whole as FOLDER/req-NNN.json, with a line in log.jsonl;
// it is answered by FOLDER/res-NNN.txt (the content) or res-NNN.json:
//   { content, calls: [{ name, arguments }], reasoning: "text" or [{ text, ms }], finish, piece, gap, status, error }
// `arguments`: an object, or the text that the model is to have written. errors.json may hold { "400": { … } }: the bodies of answers by status.
// Answer only from what the request holds. Speaks Chat Completions and Responses, streamed or whole; waits as long as it takes.
// For each request it prints the tokens in all, and those behind the longest beginning that an earlier request has unchanged.
import http from 'node:http';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const [folder = 'relay', port = '18345', window] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept',
  'Access-Control-Allow-Private-Network': 'true',
};
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const numberOf = (name) => Number(/^req-(\d+)\.json$/.exec(name)?.[1] ?? 0);
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const earlier = readdirSync(folder)
  .filter((name) => numberOf(name) > 0)
  .map((name) => promptOf(readJson(`${folder}/${name}`)));
let count = Math.max(0, ...readdirSync(folder).map(numberOf));
const sums = { calls: 0, tokens: 0, behind: 0 };

http
  .createServer((request, response) => {
    answer(request, response).catch((error) => {
      console.error(error);
      response.destroy();
    });
  })
  .listen(Number(port), '127.0.0.1', function () {
    console.log(`http://127.0.0.1:${this.address().port}/v1, answers from ${folder}`);
  });

async function answer(request, response) {
  const { pathname } = new URL(request.url, 'http://relay');
  if (request.method === 'OPTIONS') return response.writeHead(204, headers).end();
  if (request.method === 'GET' && pathname === '/v1/models')
    return json(response, 200, {
      object: 'list',
      data: [{ id: 'by-hand', object: 'model', created: 0, ...(window && { context_length: Number(window) }) }],
    });
  if (request.method !== 'POST') return response.writeHead(404, headers).end('not found');
  request.setEncoding('utf8'); // else a character that is cut by a chunk is lost
  let body = '';
  for await (const chunk of request) body += chunk;
  const asked = JSON.parse(body);
  const number = String(++count).padStart(3, '0');
  writeFileSync(`${folder}/req-${number}.json`, JSON.stringify(asked, null, 2));
  const prompt = promptOf(asked);
  const kept = Math.max(0, ...earlier.map((other) => commonLength(prompt, other)));
  earlier.push(prompt);
  const tokens = { all: tokensOf(prompt), cached: tokensOf(prompt.slice(0, kept)) };
  const behind = tokens.all - tokens.cached;
  const begun = Date.now();
  log({ number, kind: 'request', tokens: tokens.all, behind });
  sums.calls += 1;
  sums.tokens += tokens.all;
  sums.behind += behind;
  console.log(
    `${number}: ${tokens.all} tokens, ${behind} behind the unchanged beginning; in all ${sums.calls} calls, ${sums.tokens} and ${sums.behind}`,
  );
  const asker = { isGone: false };
  response.on('close', () => {
    if (response.writableEnded) return;
    asker.isGone = true;
    log({ number, kind: 'asker gone', ms: Date.now() - begun });
  });
  const reply = await replyTo(number, asker);
  if (!reply) return;
  const { status = 200, error } = reply;
  if (status !== 200) {
    const bodies = existsSync(`${folder}/errors.json`) ? readJson(`${folder}/errors.json`) : {};
    log({ number, kind: 'refused', status });
    return json(response, status, error ?? bodies[status] ?? { error: { message: `status ${status}` } });
  }
  const said = saidIn(reply);
  const output = tokensOf(
    [said.content, ...said.reasoning.map(({ text }) => text), ...said.calls.map((call) => call.arguments)].join(''),
  );
  const usage = { input: tokens.all, cached: tokens.cached, output };
  const speak = pathname.endsWith('/chat/completions') ? chatCompletions : responses;
  if (asked.stream === false) json(response, 200, speak.whole({ number, asked, said, usage }));
  else {
    response.writeHead(200, { ...headers, 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' });
    for (const { event, ms = 0 } of speak.events({ number, asked, said, usage })) {
      if (asker.isGone) return;
      response.write(`data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`);
      if (ms > 0) await pause(ms);
    }
    response.end();
  }
  log({ number, kind: 'answered', tokens: output, calls: said.calls.map(({ name }) => name), ms: Date.now() - begun });
}

/** Waits until it is written; null: who asked is gone. */
async function replyTo(number, asker) {
  while (!asker.isGone) {
    if (existsSync(`${folder}/res-${number}.json`)) return readJson(`${folder}/res-${number}.json`);
    if (existsSync(`${folder}/res-${number}.txt`))
      return { content: readFileSync(`${folder}/res-${number}.txt`, 'utf8').replace(/\n$/, '') };
    await pause(60);
  }
  return null;
}

function saidIn({ content = '', calls = [], reasoning = [], finish, piece = 24, gap = 15 }) {
  return {
    ...{ content, piece, gap, finish: finish ?? (calls.length > 0 ? 'tool_calls' : 'stop') },
    reasoning: typeof reasoning === 'string' ? cut(reasoning, piece).map((text) => ({ text, ms: gap })) : reasoning,
    calls: calls.map(({ name, arguments: input = {} }) => ({
      name,
      arguments: typeof input === 'string' ? input : JSON.stringify(input),
    })),
  };
}

const chatCompletions = {
  *events({ number, asked, said, usage }) {
    const base = { id: number, object: 'chat.completion.chunk', created: 0, model: asked.model };
    const chunk = (delta, finish_reason = null) => ({ ...base, choices: [{ index: 0, delta, finish_reason }] });
    yield { event: chunk({ role: 'assistant', content: '' }) };
    for (const { text, ms = 100 } of said.reasoning) yield { event: chunk({ reasoning_content: text }), ms };
    for (const part of cut(said.content, said.piece)) yield { event: chunk({ content: part }), ms: said.gap };
    for (const [index, { name, arguments: input }] of said.calls.entries()) {
      const called = { index, id: callId(number, index), type: 'function', function: { name, arguments: '' } };
      yield { event: chunk({ tool_calls: [called] }) };
      for (const part of cut(input, said.piece))
        yield { event: chunk({ tool_calls: [{ index, function: { arguments: part } }] }), ms: said.gap };
    }
    yield { event: chunk({}, said.finish) };
    if (asked.stream_options?.include_usage) yield { event: { ...base, choices: [], usage: chatUsage(usage) } };
    yield { event: '[DONE]' };
  },
  whole({ number, asked, said, usage }) {
    const message = {
      role: 'assistant',
      content: said.content,
      ...(said.reasoning.length > 0 && { reasoning_content: said.reasoning.map(({ text }) => text).join('') }),
      ...(said.calls.length > 0 && {
        tool_calls: said.calls.map((called, index) => ({
          id: callId(number, index),
          type: 'function',
          function: called,
        })),
      }),
    };
    return {
      id: number,
      object: 'chat.completion',
      model: asked.model,
      choices: [{ index: 0, message, finish_reason: said.finish }],
      usage: chatUsage(usage),
    };
  },
};

const responses = {
  *events(answer) {
    const { number, said } = answer;
    yield { event: { type: 'response.created', response: { id: `resp_${number}` } } };
    const items = itemsOf(answer);
    for (const [output_index, item] of items.entries()) {
      const at = { output_index, item_id: item.id };
      yield { event: { type: 'response.output_item.added', output_index, item: emptied(item) } };
      if (item.type === 'reasoning')
        for (const { text, ms = 100 } of said.reasoning)
          yield { event: { type: 'response.reasoning_summary_text.delta', ...at, summary_index: 0, delta: text }, ms };
      if (item.type === 'message')
        for (const delta of cut(said.content, said.piece))
          yield { event: { type: 'response.output_text.delta', ...at, content_index: 0, delta }, ms: said.gap };
      if (item.type === 'function_call') {
        const type = 'response.function_call_arguments';
        for (const delta of cut(item.arguments, said.piece))
          yield { event: { type: `${type}.delta`, ...at, delta }, ms: said.gap };
        yield { event: { type: `${type}.done`, ...at, arguments: item.arguments } };
      }
      yield { event: { type: 'response.output_item.done', output_index, item } };
    }
    const isCut = said.finish === 'length';
    yield { event: { type: isCut ? 'response.incomplete' : 'response.completed', response: responses.whole(answer) } };
  },
  whole(answer) {
    const { number, said, usage } = answer;
    const isCut = said.finish === 'length';
    return {
      id: `resp_${number}`,
      status: isCut ? 'incomplete' : 'completed',
      ...(isCut && { incomplete_details: { reason: 'max_output_tokens' } }),
      output: itemsOf(answer),
      usage: {
        input_tokens: usage.input,
        input_tokens_details: { cached_tokens: usage.cached },
        output_tokens: usage.output,
      },
    };
  },
};

function itemsOf({ number, asked, said }) {
  const text = said.reasoning.map((part) => part.text).join('');
  const isSealed = asked.include?.includes('reasoning.encrypted_content') === true;
  return [
    ...(text === ''
      ? []
      : [
          {
            type: 'reasoning',
            id: `rs_${number}`,
            summary: [{ type: 'summary_text', text }],
            ...(isSealed && { encrypted_content: Buffer.from(text).toString('base64') }),
          },
        ]),
    ...(said.content === '' && said.calls.length > 0
      ? []
      : [
          {
            type: 'message',
            id: `msg_${number}`,
            role: 'assistant',
            content: [{ type: 'output_text', text: said.content }],
          },
        ]),
    ...said.calls.map((called, index) => ({
      ...{ type: 'function_call', id: `fc_${number}_${index}`, call_id: callId(number, index) },
      ...called,
    })),
  ];
}

function emptied(item) {
  if (item.type === 'reasoning') return { ...item, summary: [], encrypted_content: undefined };
  return item.type === 'message' ? { ...item, content: [] } : { ...item, arguments: '' };
}

function chatUsage({ input, cached, output }) {
  return { prompt_tokens: input, completion_tokens: output, prompt_tokens_details: { cached_tokens: cached } };
}

function callId(number, index) {
  return `call${number}${String(index).padStart(2, '0')}`;
}

function cut(text, length) {
  const characters = [...text];
  return Array.from({ length: Math.ceil(characters.length / length) }, (_, at) =>
    characters.slice(at * length, (at + 1) * length).join(''),
  );
}

/** All that is read, as templates lay it out: tools and form stand before what was said. */
function promptOf({ tools, response_format: format, text, messages, input, instructions }) {
  const standing = [tools, format, text, instructions].filter((part) => part !== undefined);
  return [...standing, ...(messages ?? input ?? [])].map((part) => JSON.stringify(part)).join('\n');
}

function commonLength(one, other) {
  let at = 0;
  while (at < one.length && one.charCodeAt(at) === other.charCodeAt(at)) at++;
  return at;
}

/** A rough count: four Latin characters or one and a quarter Japanese ones a token. */
function tokensOf(text) {
  const wide = (text.match(/[\u3040-\u9fff\uff00-\uffef]/g) ?? []).length;
  return Math.ceil(wide * 0.8 + (text.length - wide) / 4);
}

function json(response, status, body) {
  response.writeHead(status, { ...headers, 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

function log(line) {
  appendFileSync(`${folder}/log.jsonl`, `${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`);
}
