import type * as z from 'zod/mini';
import type {
  BoundChoice,
  Capability,
  CapabilityContext,
  CapabilityFace,
  CapabilityReport,
  CheckContext,
  CodedLine,
  CodedLines,
  Misfit,
  RuleBounds,
} from '../agent/fold/capability';
import { lateApprovalLines } from '../approval-lines/late-lines';
import { canonicalJson, NotJsonError } from '../base/canonical-json';
import { utf8Length } from '../base/hash';
import { invariant } from '../base/invariant';
import type { JsonObject } from '../base/json';
import type { Language } from '../base/language';
import { failure, success, type Result } from '../base/result';

/** Of a whole payload; bytes of its JSON. It stands in a thought, beside all else of it, and an event has at most 32 KB. */
const maxPayloadBytes = 24_000;

type Run<Payload> = (payload: Payload, context: CapabilityContext) => Promise<CapabilityReport>;
/** One of the two. */
type WithRun<Payload extends object> =
  Pick<CapabilityDefinition<Payload>, 'run'> | Pick<CapabilityDefinition<Payload>, 'load'>;

/** A capability whose payload has a type; see Capability for what each part promises. */
export interface CapabilityDefinition<Payload extends object> {
  name: string;
  version: number;
  kind: 'say' | 'act';
  sends: boolean;
  title: Readonly<Record<Language, string>>;
  /** Strict: a key that it does not know must be refused, since nobody would be shown what it means. */
  schema: z.ZodMiniType<Payload>;
  /** Left out: its lines stand in approval-lines/, where pages and the audit know them, too. */
  lines?: { describe(payload: Payload): CodedLines; render(line: CodedLine, lang: Language): string };
  isWithin(bounds: Readonly<Record<string, string>>, payload: Payload): boolean;
  /** Without it no rule can approve it; see RuleBounds. */
  ruleBounds?: { propose(payload: Payload): readonly BoundChoice[]; knows: RuleBounds['knows'] };
  /** `run` of Capability, or what brings it in: most of them never run in a life of a page. */
  run: Run<Payload>;
  load(): Promise<Run<Payload>>;
  probe(payload: Payload, context: Omit<CapabilityContext, 'signal'>): Promise<'done' | 'not_done' | 'unknown'>;
  /** As `check` of Capability; without it nothing is looked at before it is asked for. */
  check(payload: Payload, context: CheckContext): Promise<readonly Misfit[]>;
}

/**
 * The one place where a payload gets its type: `parse` checks it, and everything else is promised a parsed one.
 * A definition without `probe` is of a capability whose end cannot be found out afterwards.
 */
export function defineCapability<Payload extends object>(
  definition: Omit<CapabilityDefinition<Payload>, 'probe' | 'check' | 'run' | 'load'> &
    Partial<Pick<CapabilityDefinition<Payload>, 'probe' | 'check'>> &
    WithRun<Payload>,
): Capability {
  const { name, version, kind, sends, title, schema, lines, ruleBounds, probe, check } = definition;
  const typed = (payload: JsonObject) => payload as unknown as Payload;
  const worded = lines
    ? {
        describe: (payload: JsonObject) => lines.describe(typed(payload)),
        render: (line: CodedLine, lang: Language) => lines.render(line, lang),
      }
    : sharedLines(name, version);
  return {
    name,
    version,
    kind,
    sends,
    title,
    parse: (payload) => parsePayload(name, schema, payload),
    ...worded,
    isWithin: (bounds, payload) => definition.isWithin(bounds, typed(payload)),
    ...(ruleBounds && {
      ruleBounds: { propose: (payload: JsonObject) => ruleBounds.propose(typed(payload)), knows: ruleBounds.knows },
    }),
    ...('load' in definition ? lateRun<Payload>(definition.load) : { run: definition.run as Capability['run'] }),
    ...(check && { check: (payload: JsonObject, context) => check(typed(payload), context) }),
    ...(probe && { probe: (payload: JsonObject, context) => probe(typed(payload), context) }),
  };
}

function lateRun<Payload>(load: () => Promise<Run<Payload>>): Pick<Capability, 'prepare' | 'run'> {
  let loaded: Run<Payload> | null = null;
  const prepare = async (): Promise<Run<Payload>> => (loaded ??= await load());
  return {
    prepare: async () => void (loaded ?? (await prepare())),
    run: async (payload, context) => (loaded ?? (await prepare()))(payload as unknown as Payload, context),
  };
}

/** Whether no bounds are set: for capabilities that know none, so that any bound is an unknown one. */
export function isUnbounded(bounds: Readonly<Record<string, string>>): boolean {
  return Object.keys(bounds).length === 0;
}

/** The value is a copy made of JSON alone, so that no getter or prototype can answer differently the second time. */
function parsePayload(
  name: string,
  schema: z.ZodMiniType<object>,
  payload: JsonObject,
): Result<JsonObject, 'invalid_payload'> {
  const text = jsonOf(payload);
  if (text === null) return failure('invalid_payload', `${name}: the payload holds values that JSON does not`);
  const bytes = utf8Length(text);
  if (bytes > maxPayloadBytes) {
    return failure('invalid_payload', `${name}: the payload has ${bytes} bytes; ${maxPayloadBytes} is the most`);
  }
  const copy: unknown = JSON.parse(text);
  const parsed = schema.safeParse(copy);
  // the place is named, never what stood there: it may be outside text
  if (!parsed.success) return failure('invalid_payload', `${name}: not valid at /${placeOf(parsed.error)}`);
  return success(copy as JsonObject);
}

function jsonOf(payload: unknown): string | null {
  try {
    return canonicalJson(payload);
  } catch (error) {
    if (error instanceof NotJsonError) return null;
    throw error;
  }
}

function placeOf(error: z.core.$ZodError): string {
  return (error.issues[0]?.path ?? []).map(String).join('/');
}

function sharedLines(name: string, version: number): Pick<CapabilityFace, 'describe' | 'render'> {
  return {
    describe: (payload) => {
      const lines = lateApprovalLines().describeAction(name, version, payload);
      invariant(lines, `${name} ${version} has no approval lines`);
      return lines;
    },
    render: (line, lang, host) => lateApprovalLines().renderLine(line, lang, host) ?? line.code,
  };
}
