/** Writes values of ASN.1 in DER (X.690), as far as a certificate needs them. */
export const der = {
  sequence: (...parts: readonly Uint8Array[]) => tagged(0x30, ...parts),
  set: (...parts: readonly Uint8Array[]) => tagged(0x31, ...parts),
  boolean: (value: boolean) => tagged(0x01, Buffer.of(value ? 0xff : 0)),
  /** A whole number that is not negative, by its bytes. */
  integer(bytes: Uint8Array) {
    const first = bytes.findIndex((byte) => byte !== 0);
    const digits = first === -1 ? Buffer.of(0) : bytes.subarray(first);
    // A leading one bit would make it negative.
    return tagged(0x02, ...((digits[0] ?? 0) >= 0x80 ? [Buffer.of(0)] : []), digits);
  },
  bits: (bytes: Uint8Array, unused = 0) => tagged(0x03, Buffer.of(unused), bytes),
  octets: (...parts: readonly Uint8Array[]) => tagged(0x04, ...parts),
  null: () => tagged(0x05),
  identifier: (dotted: string) => tagged(0x06, encodeIdentifier(dotted)),
  utf8: (text: string) => tagged(0x0c, Buffer.from(text)),
  /** A moment before 2050, to the second. */
  time: (moment: Date) =>
    tagged(0x17, Buffer.from(`${moment.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`)),
  /** A value with a tag of its context, made of others. */
  explicit: (tag: number, ...parts: readonly Uint8Array[]) => tagged(0xa0 + tag, ...parts),
  /** A value with a tag of its context in place of its own. */
  implicit: (tag: number, bytes: Uint8Array) => tagged(0x80 + tag, bytes),
};

function tagged(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.of(tag), encodeLength(content.length), content]);
}

function encodeLength(length: number): Buffer {
  if (length < 0x80) return Buffer.of(length);
  const bytes = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return Buffer.of(0x80 + bytes.length, ...bytes);
}

function encodeIdentifier(dotted: string): Buffer {
  const [first = 0, second = 0, ...others] = dotted.split('.').map(Number);
  return Buffer.from([first * 40 + second, ...others].flatMap(inSevenBits));
}

/** A number in groups of seven bits, all but the last with the highest bit set. */
function inSevenBits(number: number): number[] {
  const bytes = [number % 128];
  for (let rest = Math.floor(number / 128); rest > 0; rest = Math.floor(rest / 128))
    bytes.unshift((rest % 128) + 128);
  return bytes;
}
