import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readTarball, type Package } from '@countersign/tarballs';

/**
 * The SHA-512 hashes of our tarballs in a folder, by the name of the package.
 * @throws where one of our packages has no tarball there, or one of another version
 */
export async function hashesIn(folder: string, published: Package[]): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const file of globSync('*.tgz', { cwd: folder }).toSorted()) {
    const { name, version } = await readTarball(path.join(folder, file));
    const bytes = readFileSync(path.join(folder, file));
    hashes.set(`${name}@${version}`, createHash('sha512').update(bytes).digest('hex'));
  }
  const pairs = published.map(({ name, version }): [string, string] => {
    const hash = hashes.get(`${name}@${version}`);
    if (hash !== undefined) return [name, hash];
    throw new Error(`${folder} has no tarball of ${name}@${version}; pack all into it first`);
  });
  return new Map(pairs);
}
