/** A value for another thread, the buffers that move there with it, and how many bytes those have. */
interface Packed {
  value: unknown;
  buffers: ArrayBuffer[];
  bytes: number;
}

/**
 * Packs a value for another thread. Bytes are copied once, into transferable buffers: the caller
 * keeps its own, and a part of a larger buffer is copied without the rest. The same bytes in
 * several places are packed once.
 */
export function packed(input: unknown): Packed {
  const copies = new Map<Uint8Array, Uint8Array>();
  const buffers: ArrayBuffer[] = [];
  let bytes = 0;

  function pack(value: unknown): unknown {
    if (value instanceof Uint8Array) {
      const known = copies.get(value);
      if (known !== undefined) return known;
      const copy = new Uint8Array(value);
      copies.set(value, copy);
      buffers.push(copy.buffer);
      bytes += copy.length;
      return copy;
    }
    if (Array.isArray(value)) return value.map(pack);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, pack(one)]));
    return value;
  }

  return { value: pack(input), buffers, bytes };
}

/**
 * The buffers in an answer that can move to another thread instead of being copied: those of which
 * the bytes are the whole.
 */
export function ownBuffers(value: unknown, found = new Set<ArrayBuffer>()): ArrayBuffer[] {
  if (value instanceof Uint8Array) {
    const { buffer } = value;
    if (buffer instanceof ArrayBuffer && buffer.byteLength === value.byteLength) found.add(buffer);
  } else if (typeof value === 'object' && value !== null && !(value instanceof Error)) {
    for (const one of Object.values(value)) ownBuffers(one, found);
  }
  return [...found];
}
