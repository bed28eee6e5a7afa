export type CheckedField = 'baseUrl' | 'model' | 'key';

/** By the code of a failure, the field that it is about. */
const fields: Readonly<Record<string, CheckedField>> = {
  cors: 'baseUrl',
  mixed: 'baseUrl',
  redirected: 'baseUrl',
  unreachable: 'baseUrl',
  origin_not_allowed: 'baseUrl',
  not_protocol: 'baseUrl',
  bad_key: 'key',
  locked: 'key',
  no_credit: 'key',
  forbidden: 'key',
  wrong_model: 'model',
  refused: 'model',
};

/** Null: it is about none of them. */
export function fieldOfFailure(code: string): CheckedField | null {
  return fields[code] ?? null;
}

export function isAboutKey(code: string): boolean {
  return fieldOfFailure(code) === 'key';
}
