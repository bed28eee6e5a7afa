import type { EnginePlace, PlaceTried } from './engine-place';
import type { WebLlmRecord } from './webllm/webllm-record';

/** How a mind can answer: by calls of tools, by a whole answer in a form, or by words alone. */
export const ways = ['tools', 'form', 'talk'] as const;
export type Way = (typeof ways)[number];

/** A mind that the person set up on this browser; no log, export or import holds one. */
export interface MindProfile {
  id: string;
  kind: 'served' | 'wllama' | 'webllm' | 'browser';
  /** As the person knows it. */
  name: string;
  /** For `served`: base address with the version. Else empty. */
  baseUrl: string;
  /** Name of the model at its host, or of its file. */
  model: string;
  protocol: 'chat' | 'responses';
  /** Tokens; null: not known. */
  contextTokens: number | null;
  /** For a million tokens, in the currency of the budget; null: not told. */
  price: { input: number; output: number } | null;
  /** Length of its file, or of all its files; bytes. */
  bytes: number | null;
  /** Its host may store questions and answers, so that a conversation goes on there. Without it: no. */
  stores?: boolean;
  /** Ids of the host's collections of documents that may be searched, at most mostCollections; none without it. */
  collections?: readonly string[];
  /** A mind of xAI, at its own address or behind a proxy of the person's: the settings name its model. */
  service?: 'xai';
  /** Its host refused the form of answers: it is asked for in words, until a check finds otherwise. */
  asksInWords?: boolean;
  /** What its host refuses of a request, and is not asked for any more, until a check finds otherwise. */
  refused?: readonly string[];
  /** As the newest check found it; absent: none did. */
  way?: Way;
  /** As the person set it; absent or null: as found. */
  wayChosen?: Way | null;
  /** Whether it is shown pictures, as the person set it; absent or null: as found. */
  seesChosen?: boolean | null;
  /** For `webllm`: what it is loaded by. */
  record?: WebLlmRecord;
  /** For `wllama`: where it was quickest when it was tried; absent: on the processor. */
  place?: EnginePlace;
  /** What its newest check found; absent: none did. */
  facts?: MindFacts;
}

/** What a mind can do, beside its way. Null: not known. */
export interface MindFacts {
  sees: boolean | null;
  /** Tokens of question and answer together. */
  window: number | null;
  /** For a million tokens, in US dollars, as its host lists it. */
  price: { input: number; output: number } | null;
  tokensPerSecond: number | null;
  /** It wrote tokens at random: another build may do. */
  isSalad?: true;
  /** For `wllama`: each place where it was tried. */
  tried?: readonly PlaceTried[];
}
export const mostCollections = 8;

/** How a mind is asked: as the person set it, as its check found, or as its kind usually can. */
export function wayOf({ kind, way, wayChosen }: Pick<MindProfile, 'kind' | 'way' | 'wayChosen'>): Way {
  return wayChosen ?? way ?? (kind === 'served' ? 'tools' : 'form');
}

/** Whether it is shown pictures: where nobody knows, where its host took none, and on this device it is told that there are some. */
export function isShownPictures(profile: Pick<MindProfile, 'kind' | 'facts' | 'seesChosen' | 'refused'>): boolean {
  const { kind, facts, seesChosen, refused } = profile;
  return kind === 'served' && (seesChosen ?? (facts?.sees === true && refused?.includes('pictures') !== true));
}

/** Its model is the one that `grok.model` names, where that names one: in config.yaml as in the settings. */
export function isXai({ kind, service, baseUrl }: Pick<MindProfile, 'kind' | 'service' | 'baseUrl'>): boolean {
  return kind === 'served' && (service === 'xai' || new URL(baseUrl).host === 'api.x.ai');
}

/** A mind as it is asked now. `grokModel`: as the settings have it; null: they name none. */
export function asConfigured(profile: MindProfile, grokModel: string | null): MindProfile {
  return isXai(profile) && grokModel !== null ? { ...profile, model: grokModel, name: grokModel } : profile;
}

/** One place of a document that a host found. All of it is the documents' own. */
export interface DocumentMatch {
  text: string;
  /** Its title, or the id of its file. */
  name: string;
}

/** An id of a collection, as hosts draw them; others would be shown to the person as something else than they are. */
export const collectionIdPattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/;

/** What a try of a model found. */
export interface MindCheck {
  /** How it keeps the form of answers: `kept`; `asked`: it takes no form, and is asked in words; `ignored`: it takes one and does not keep it. */
  schema: 'kept' | 'asked' | 'ignored';
  /** The best that it can do. */
  way: Way;
  /** It thought before it answered, and let that be read. */
  hasReasoned: boolean;
  /** Until the first text, and text after that; ms and tokens a second, null: too little came to tell. */
  firstTextMs: number;
  tokensPerSecond: number | null;
  /** What the host lists; empty: nothing, or it does not say. */
  models: string[];
}
/** Code: one of ModelErrorCode. `isOfHost`: the message is in the host's own words, else in an engine's or this app's. */
export type MindChecked =
  { ok: true; value: MindCheck } | { ok: false; code: string; message: string; isOfHost?: boolean; models?: string[] };

/** The mind in use, as the header shows it. */
export interface MindInUse {
  id: string;
  name: string;
  /** Host of a served one; null: on this device. */
  host: string | null;
  /** As MindProfile has it. */
  service?: 'xai';
  /** It is shown pictures. */
  sees?: true;
}
