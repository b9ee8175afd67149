import { publishedPackages } from '@countersign/tarballs';
import { bundledIn } from '../bundled.ts';
import { closureOf } from '../lockfile/closure.ts';
import { readLockfile } from '../lockfile/read.ts';

/** All that our users get, by id, with the ids from one of our packages to it. */
export function shippedFrom(repository: string): Map<string, string[]> {
  const published = publishedPackages(repository);
  const lockfile = readLockfile(repository);
  const shipped = new Map<string, string[]>();
  for (const one of published) {
    for (const { id, path } of closureOf(one, lockfile, published).values()) {
      if (!shipped.has(id)) shipped.set(id, path);
    }
    for (const { name, version } of bundledIn(one)) {
      const id = `${name}@${version}`;
      if (!shipped.has(id)) shipped.set(id, [`${one.name}@${one.version}`, `${id} (bundled)`]);
    }
  }
  return shipped;
}
