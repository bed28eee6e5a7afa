import type { ListedModel, LocalProgram, ModelsListed } from '../../bridge/listed-models';
import { isLoopback } from '../../bridge/origins';

/** What a look at one program of this computer found. */
export type ProgramFound =
  | { program: LocalProgram; is: 'there'; models: ListedModel[] }
  | { program: LocalProgram; is: ProgramProblem; told: string | null };
/**
 * `nothing`: nobody answers. `shut`: it answers, and lets no web page in. `no_permission`: the browser lets this page reach no program of
 * this computer. `no_models`, `wants_key`, `busy` (it loads, or has a fault). `another`: what answers is none of them.
 */
export type ProgramProblem =
  'nothing' | 'shut' | 'no_permission' | 'no_models' | 'wants_key' | 'busy' | 'another' | 'unready';

/** What the browser says of reaching this computer: Chromium asks the person since its 142nd version; null: this browser does not ask. */
export type LocalPermission = 'granted' | 'denied' | 'prompt' | null;

export interface Surroundings {
  permission: LocalPermission;
  /** Of the page: one that comes from this computer itself needs no permission. */
  pageUrl: string;
}

export function programFound(program: LocalProgram, listed: ModelsListed, around: Surroundings): ProgramFound {
  if (listed.ok) {
    const models = listed.value;
    return models.length > 0 ? { program, is: 'there', models } : { program, is: 'no_models', told: null };
  }
  return { program, is: problemOf(listed.code, around), told: listed.isOfHost ? listed.message : null };
}

function problemOf(code: string, { permission, pageUrl }: Surroundings): ProgramProblem {
  switch (code) {
    case 'unreachable':
    case 'offline':
    case 'timed_out':
      return permission === 'denied' && !isLoopback(pageUrl) ? 'no_permission' : 'nothing';
    case 'cors':
    case 'forbidden':
      return 'shut';
    case 'bad_key':
    case 'locked':
      return 'wants_key';
    case 'server':
    case 'rate_limited':
      return 'busy';
    case 'no_policy':
    case 'no_thread':
    case 'thread-silent':
    case 'origin_not_allowed':
    case 'mixed':
      return 'unready';
    default:
      return 'another';
  }
}

/** The newer name is of programs of this device alone. */
const permissionNames = ['loopback-network', 'local-network-access'];

export async function readLocalPermission(): Promise<LocalPermission> {
  for (const name of permissionNames) {
    try {
      return (await navigator.permissions.query({ name: name as PermissionName })).state;
    } catch (error) {
      console.debug('this browser knows no such permission', name, error);
    }
  }
  return null;
}
