import { languageModelContract } from './language-model.contract';
import { modelFailure } from './language-model';
import { scriptedModel } from './scripted';

let seen: unknown;
let toolsSeen: unknown;

languageModelContract('the scripted model', {
  schemaSeen: () => seen,
  toolsSeen: () => toolsSeen,
  model: (script) =>
    scriptedModel(
      ({ schema, tools }) => {
        seen = schema ?? undefined;
        toolsSeen = tools && tools.length > 0 ? tools : undefined;
        switch (script.kind) {
          case 'writes':
            return { pieces: script.pieces, end: { usage: { input: 3, output: 2 } } };
          case 'calls': {
            const calls = script.calls.map((call, place) => ({ ...call, id: `call0000${place}` }));
            const pieces = script.text === '' ? [] : [script.text];
            return { pieces, end: script.isCut ? modelFailure('too_much', 'cut') : { calls } };
          }
          case 'hangs':
            return { pieces: [script.text], end: null };
          case 'breaks':
            return { pieces: ['half'], end: modelFailure('cut_off', 'broke') };
          case 'empty':
            return '';
        }
      },
      { contextTokens: 4_096 },
    ),
});
