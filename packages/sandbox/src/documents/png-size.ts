/** How wide and high a PNG says that it is, in pixels; nothing where it breaks off before. */
export function pngSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  // After eight bytes of signature comes the first chunk, with its length and name before it.
  if (bytes.length < 24) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
