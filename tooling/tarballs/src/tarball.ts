import { statSync } from 'node:fs';
import { list } from 'tar';
import type { Manifest } from './packages.ts';

/** A file in a tarball. */
export interface PackedFile {
  /** Its path in the package, such as `dist/index.js`. */
  path: string;
  /** In bytes. */
  size: number;
  /** The permissions it is unpacked with. */
  mode: number;
}

/** A package as it is published. */
export interface Tarball {
  name: string;
  version: string;
  /** Where the tarball is. */
  file: string;
  /** The bytes that are sent over the network, and those that lie on the disk after. */
  packed: number;
  unpacked: number;
  /** In the order of their paths. */
  files: PackedFile[];
  /** The package.json in it. */
  manifest: Manifest;
  /** What stands in a file of it; `undefined` where there is none. */
  read(path: string): string | undefined;
}

/**
 * Reads a tarball.
 * @throws where it has no package.json, or is none
 */
export async function readTarball(file: string): Promise<Tarball> {
  const contents = new Map<string, Buffer>();
  const files: PackedFile[] = [];
  await list({
    file,
    strict: true,
    onReadEntry(entry) {
      const name = entry.path.replace(/^package\//, '');
      files.push({ path: name, size: entry.size, mode: entry.mode ?? 0 });
      const chunks: Buffer[] = [];
      entry.on('data', (chunk) => chunks.push(chunk));
      entry.on('end', () => contents.set(name, Buffer.concat(chunks)));
    },
  });
  const read = (name: string): string | undefined => contents.get(name)?.toString('utf8');
  const written = read('package.json');
  if (written === undefined) throw new Error(`${file} holds no package.json`);
  const manifest: Manifest = JSON.parse(written);
  return {
    name: manifest.name,
    version: manifest.version,
    file,
    packed: statSync(file).size,
    unpacked: files.reduce((sum, { size }) => sum + size, 0),
    files: files.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    manifest,
    read,
  };
}
