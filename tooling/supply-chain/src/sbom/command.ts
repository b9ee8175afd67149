import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publishedPackages } from '@countersign/tarballs';
import { readPolicy } from '../licences/policy.ts';
import { readLockfile } from '../lockfile/read.ts';
import { assemble } from './assemble.ts';
import { describe } from './describe.ts';
import { hashesIn } from './tarballs.ts';
import { validate } from './validate.ts';

/**
 * `sbom`: writes a bill of materials for each published package, as CycloneDX in JSON. The same
 * packages give the same bytes, wherever and whenever.
 * @param folder where they go; it is made where there is none
 * @param tarballs the folder that our tarballs are in, whose hashes are to stand in the bills
 * @returns the exit status
 * @throws where something is missing from one, or it does not fit the schema
 */
export async function sbom(
  repository: string,
  folder: string,
  tarballs: string | undefined,
): Promise<number> {
  const published = publishedPackages(repository);
  const lockfile = readLockfile(repository);
  const policy = readPolicy(repository);
  const described = await describe(repository, published, policy);
  const hashes = tarballs === undefined ? undefined : await hashesIn(tarballs, published);
  mkdirSync(folder, { recursive: true });
  for (const one of published) {
    const bom = assemble(one, { published, lockfile, described, policy, hashes });
    const text = `${JSON.stringify(bom, undefined, 2)}\n`;
    await validate(one.name, text);
    // As the tarball is called.
    const stem = one.name.replace('@', '').replace('/', '-');
    const file = path.join(folder, `${stem}-${one.version}.cdx.json`);
    writeFileSync(file, text);
    process.stdout.write(`${file}\n`);
  }
  return 0;
}
