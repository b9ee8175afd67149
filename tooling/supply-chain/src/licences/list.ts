import { publishedPackages, type Package } from '@countersign/tarballs';
import { bundledIn } from '../bundled.ts';
import { closureOf } from '../lockfile/closure.ts';
import { readLockfile, type Named } from '../lockfile/read.ts';
import { purlOf } from '../purl.ts';
import type { Policy } from './policy.ts';
import { expressionOf } from '../sbom/component.ts';
import { describe } from '../sbom/describe.ts';

/** A package of others that comes along with one of ours. */
export interface Licensed extends Named {
  /** `name@version`. */
  id: string;
  /** An SPDX expression, where it states one; whatever else it states, where it does not. */
  licence: string | undefined;
  /** By whom it comes: the ids from one of our packages to this one. */
  path: string[];
  /** Whether its code is in our tarball, and not installed beside it. */
  bundled: boolean;
}

/** What comes along with a package of ours. */
export interface Brings {
  one: Package;
  others: Licensed[];
}

/** The packages of others that come along with each of ours. */
export async function listLicences(repository: string, policy: Policy): Promise<Brings[]> {
  const published = publishedPackages(repository);
  const lockfile = readLockfile(repository);
  const { components } = await describe(repository, published, policy);
  return published.map((one) => {
    const closure = [...closureOf(one, lockfile, published).values()];
    const installed = closure
      .filter(({ ours }) => !ours)
      .map(({ name, version, id, path }): Licensed => {
        const licence = expressionOf(components.get(purlOf({ name, version }))?.licenses);
        return { name, version, id, licence, path, bundled: false };
      });
    const bundled = closure.flatMap(({ name: holder, path }) => {
      const found = published.find((other) => other.name === holder);
      return (found === undefined ? [] : bundledIn(found, policy)).map(
        ({ name, version, license }) => {
          const id = `${name}@${version}`;
          return { name, version, id, licence: license, path: [...path, id], bundled: true };
        },
      );
    });
    return { one, others: [...installed, ...bundled] };
  });
}
