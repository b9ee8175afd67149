/** Reports whether this runtime can free bytes; those before Node 22 cannot. */
const canFree = 'transfer' in ArrayBuffer.prototype;

/**
 * Gives the memory of bytes that nobody uses any more back at once, and leaves them empty. The
 * garbage collector would do so too, but the bytes that wait for it make it look through all objects
 * that are in use. Bytes that share their memory with others stay as they are.
 */
export function freeBytes({ buffer, byteLength }: Uint8Array): void {
  if (canFree && buffer instanceof ArrayBuffer && byteLength === buffer.byteLength)
    buffer.transfer(0);
}
