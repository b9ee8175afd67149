/** A file to upload. */
export type Content = Blob | Uint8Array<ArrayBuffer>;

export function sizeOf(content: Content): number {
  return content instanceof Blob ? content.size : content.byteLength;
}

/** The bytes from `start` to before `end`; of a Blob, only these are read. */
export async function readBytes(content: Content, start: number, end: number): Promise<Uint8Array> {
  return content instanceof Blob
    ? new Uint8Array(await content.slice(start, end).arrayBuffer())
    : content.subarray(start, end);
}
