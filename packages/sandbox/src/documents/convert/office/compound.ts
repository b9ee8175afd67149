/** A compound file, which holds streams by their names. */
export interface Compound {
  find(name: string): Uint8Array | undefined;
  /** @throws Error where it has no such stream */
  require(name: string): Uint8Array;
}

/**
 * Opens a compound file, as older office programs write it.
 * @throws Error where it is damaged
 */
export async function openCompound(bytes: Uint8Array): Promise<Compound> {
  const { compoundReader } = await import('./sheetjs.ts');
  const file = compoundReader.read(Buffer.from(bytes), { type: 'buffer' });
  const streams = new Map<string, Uint8Array>();
  for (const [at, path] of file.FullPaths.entries()) {
    const name = path.replace(/^[^/]*\//u, '').replace(/^\//u, '');
    const content = file.FileIndex[at]?.content;
    // Streams in folders belong to attachments.
    if (name !== '' && !name.includes('/') && content !== undefined)
      streams.set(name, Uint8Array.from(content));
  }
  return {
    find: (name) => streams.get(name),
    require(name) {
      const found = streams.get(name);
      if (found === undefined) throw new Error(`The file has no stream ${name}.`);
      return found;
    },
  };
}
