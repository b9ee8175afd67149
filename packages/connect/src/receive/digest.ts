/** The digests of a body, one for each key in their order. */
export function digestsBy(
  keys: readonly CryptoKey[],
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array[]> {
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
