import { canonicalJson } from '../base/canonical-json';
import { sha256OfText } from '../base/hash';
import { isJsonObject, valueAt, type JsonObject } from '../base/json';
import { committed } from './chain';

const payloadAt = '/decision/action_payload';

/**
 * Binds an approval to what will run: hex SHA-256 of the RFC 8785 JSON of {capability, version, payload}, the payload in committed
 * form as it stands in its thought, so that the digest outlives a redaction. Source: DESIGN section 3.
 */
export function actionDigest(capability: string, version: number, storedThought: JsonObject): string {
  const payload = valueAt(storedThought, payloadAt);
  const salts = storedThought['salt'];
  const own: Record<string, string> = {};
  if (isJsonObject(salts)) {
    for (const [pointer, salt] of Object.entries(salts)) {
      if (pointer.startsWith(`${payloadAt}/`) && typeof salt === 'string') own[pointer.slice(payloadAt.length)] = salt;
    }
  }
  return sha256OfText(canonicalJson({ capability, version, payload: committed(payload ?? null, own) }));
}
