import { keysOf } from './key.js';

/**
 * The digests of a body, one for each secret in their order.
 * @throws {ConnectError} `no-secret`
 */
export async function digestsOf(
  bytes: Uint8Array<ArrayBuffer>,
  secrets: readonly string[],
): Promise<Uint8Array[]> {
  const keys = await keysOf(secrets);
  return Promise.all(
    keys.map(async (key) => new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes))),
  );
}

/** Compares all bytes, so that the time does not tell where two digests differ. */
export function sameDigest(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length;
  for (const [index, byte] of one.entries()) difference |= byte ^ (other[index] ?? 0);
  return difference === 0;
}
