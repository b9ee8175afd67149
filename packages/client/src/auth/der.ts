/** Values in DER, as far as a PKCS#8 envelope needs them. */

const integer = 0x02;
const octetString = 0x04;
const sequence = 0x30;

/** `AlgorithmIdentifier` of rsaEncryption, 1.2.840.113549.1.1.1, with its NULL parameter. */
const rsaEncryption = Uint8Array.from([
  0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0x00,
]);

/** Wraps an RSA key in PKCS#1 into PKCS#8 (RFC 5958), the only form of a private key that WebCrypto takes. */
export function pkcs8Of(pkcs1: Uint8Array): Uint8Array<ArrayBuffer> {
  const version = value(integer, Uint8Array.of(0));
  return value(sequence, version, rsaEncryption, value(octetString, pkcs1));
}

function value(tag: number, ...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const content = parts.flatMap((part) => [...part]);
  return Uint8Array.from([tag, ...encodeLength(content.length), ...content]);
}

/** A length: in one byte up to 127, else the number of its bytes and then those. */
function encodeLength(length: number): number[] {
  if (length < 0x80) return [length];
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 0x100)) bytes.unshift(rest % 0x100);
  return [0x80 + bytes.length, ...bytes];
}
