import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { list } from 'tar';
import { mustRunPnpm } from './pnpm.ts';
import { publishedPackages, root, type Manifest, type Package } from './published.ts';

/** A file in a tarball. */
export interface PackedFile {
  /** Its path in the package, such as `dist/index.js`. */
  path: string;
  /** In bytes. */
  size: number;
}

/** A package as it is published. */
export interface Tarball {
  name: string;
  version: string;
  /** The path of the tarball. */
  file: string;
  /** Bytes of the tarball, and of the files in it. */
  packed: number;
  unpacked: number;
  /** Sorted by path. */
  files: PackedFile[];
  /** The package.json in it. */
  manifest: Manifest;
  /** Returns the text of a file in it; `undefined` if there is no such file. */
  read(path: string): string | undefined;
}

/**
 * Packs a package with pnpm, which replaces `workspace:` and `catalog:` with versions.
 * @param to the folder to write the tarball to
 * @throws if the package cannot be packed, or has no dist folder
 */
export async function pack(one: Package, to: string): Promise<Tarball> {
  const repository = one.folder.slice(0, -one.place.length);
  mkdirSync(to, { recursive: true });
  const args = ['pack', '--json', '--pack-destination', to];
  const printed = await mustRunPnpm(repository, args, { folder: one.folder });
  const { filename }: { filename: string } = JSON.parse(printed);
  const tarball = await readTarball(path.resolve(to, filename));
  if (!tarball.files.some(({ path: file }) => file.startsWith('dist/'))) {
    throw new Error(`${one.name} was packed without a dist folder; run npm run build first`);
  }
  return tarball;
}

/** Packs every published package, in the order of `publishedPackages`. */
export async function packAll(to: string, repository: string = root): Promise<Tarball[]> {
  const tarballs: Tarball[] = [];
  for (const one of publishedPackages(repository)) tarballs.push(await pack(one, to));
  return tarballs;
}

/**
 * Reads a tarball.
 * @throws if it is not a tarball, or has no package.json
 */
export async function readTarball(file: string): Promise<Tarball> {
  const contents = new Map<string, Buffer>();
  const files: PackedFile[] = [];
  await list({
    file,
    strict: true,
    onReadEntry(entry) {
      const name = entry.path.replace(/^package\//, '');
      files.push({ path: name, size: entry.size });
      const chunks: Buffer[] = [];
      entry.on('data', (chunk) => chunks.push(chunk));
      entry.on('end', () => contents.set(name, Buffer.concat(chunks)));
    },
  });
  const read = (name: string): string | undefined => contents.get(name)?.toString('utf8');
  const text = read('package.json');
  if (text === undefined) throw new Error(`${file} holds no package.json`);
  const manifest: Manifest = JSON.parse(text);
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
