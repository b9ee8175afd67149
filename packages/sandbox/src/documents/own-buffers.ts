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
