import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { closure } from './installed.ts';
import { publishedPackages, type Package } from './tarballs/published.ts';

const bundledList = z.array(
  z.object({ name: z.string(), version: z.string(), license: z.string() }),
);

/** The packages that bundle others; the build of each lists them in a file. */
const bundling = new Set(['@countersign/mock', '@countersign/sandbox']);

/** Reads which packages of others are bundled into one of ours. Throws if the list is missing. */
export function bundledIn(one: Package): z.infer<typeof bundledList> {
  if (!bundling.has(one.name)) return [];
  const file = path.join(one.folder, 'dist', 'bundled.json');
  if (!existsSync(file)) throw new Error(`${file} is missing; run npm run build first`);
  return bundledList.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** A package of others that users get with one of ours. */
export interface ThirdPartyPackage {
  /** The package of ours. */
  ours: string;
  name: string;
  version: string;
  /** `name@version`. */
  id: string;
  /** The package that needs or bundles it. */
  by: string;
  /** The licence as its package.json states it. */
  licence: string | undefined;
  /** True if its code is in our package; otherwise it is installed. */
  bundled: boolean;
}

/** Lists the packages of others that users get with each of ours, installed or bundled. */
export function listThirdParty(): ThirdPartyPackage[] {
  const published = publishedPackages();
  return published.flatMap((one) => {
    const all = closure(one.manifest, path.join(one.folder, 'package.json'));
    const names = new Set([one.name, ...all.map(({ name }) => name)]);
    const ours = published.filter(({ name }) => names.has(name));
    const installed = all.filter(({ name }) => ours.every((each) => each.name !== name));
    const bundled = ours.flatMap((each) =>
      bundledIn(each).map(({ license: licence, ...rest }) => ({ ...rest, licence, by: each.name })),
    );
    return [
      ...installed.map((each) => ({ ...each, bundled: false })),
      ...bundled.map((each) => ({ ...each, bundled: true })),
    ].map((each) => ({ ...each, ours: one.name, id: `${each.name}@${each.version}` }));
  });
}
