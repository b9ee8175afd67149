import { ConnectError } from '../connect-error.js';
import { delivery } from '../generated/delivery.js';

/** The keys imported from a list of secrets, with the secrets that the list had then. */
interface Imported {
  secrets: readonly string[];
  keys: Promise<readonly CryptoKey[]>;
}

/** The keys of a list are garbage-collected with the list. */
const imported = new WeakMap<readonly string[], Imported>();

/**
 * The keys that secrets stand for: their text in UTF-8, not decoded in any way. They are imported
 * once for each list, and again when the list has changed.
 * @throws {ConnectError} `no-secret`
 */
export async function importKeys(secrets: readonly string[]): Promise<readonly CryptoKey[]> {
  checkSecrets(secrets);
  const known = imported.get(secrets);
  if (known !== undefined && sameSecrets(known.secrets, secrets)) return known.keys;
  const keys = Promise.all(secrets.map(importKey));
  imported.set(secrets, { secrets: [...secrets], keys });
  return keys;
}

/**
 * Callers without types may leave the list out, or give one secret in its place.
 * @throws {ConnectError} `no-secret`
 */
export function checkList(secrets: readonly string[]): void {
  if (Array.isArray(secrets)) return;
  throw new ConnectError(
    'no-secret',
    '`secrets` must be an array',
    `${secretsAdvice} Use an array even for a single key.`,
  );
}

/**
 * Rejects empty secrets, with which any client could sign.
 * @throws {ConnectError} `no-secret`
 */
export function checkSecrets(secrets: readonly string[]): void {
  checkList(secrets);
  if (secrets.length === 0) {
    throw new ConnectError('no-secret', '`secrets` is empty', secretsAdvice);
  }
  const at = secrets.findIndex((secret) => typeof secret !== 'string' || secret === '');
  if (at === -1) return;
  throw new ConnectError('no-secret', 'a secret is empty or not set', secretsAdvice, `/${at}`);
}

export function sameSecrets(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((secret, index) => secret === others[index]);
}

const secretsAdvice =
  'Pass the keys of the account. Check the environment variable or file that should contain them.';

function importKey(secret: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: delivery.signature.hash };
  return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, [
    'sign',
  ]);
}
