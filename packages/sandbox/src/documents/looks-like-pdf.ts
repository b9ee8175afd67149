/** Whether the bytes begin as a PDF; readers take the mark anywhere in the first kilobyte. */
export function looksLikePdf(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1024));
  return start.includes('%PDF-');
}
