import type { TlsFiles } from '../server/options.ts';

/**
 * The functions that read certificates from their files again, by the certificate they returned.
 */
const readers = new WeakMap<object, () => TlsFiles>();

/** Remembers how a certificate and its key were read. */
export function rereadable(files: TlsFiles, read: () => TlsFiles): TlsFiles {
  readers.set(files, read);
  return files;
}

/**
 * Finds the function that reads a certificate from its files again; undefined if it did not come
 * from files.
 */
export function findReader(files: unknown): (() => TlsFiles) | undefined {
  return typeof files === 'object' && files !== null ? readers.get(files) : undefined;
}
