import type { TlsFiles } from '../server/options.ts';

/** How certificates that came from files are read again. */
const readers = new WeakMap<object, () => TlsFiles>();

/** Remembers how a certificate and its key were read. */
export function rereadable(files: TlsFiles, read: () => TlsFiles): TlsFiles {
  readers.set(files, read);
  return files;
}

/** What reads a certificate from its files again; undefined where it came from none. */
export function findReader(files: unknown): (() => TlsFiles) | undefined {
  return typeof files === 'object' && files !== null ? readers.get(files) : undefined;
}
