import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Package } from '@countersign/tarballs';
import { decidedLicence, type Policy } from './licences/policy.ts';
import type { Named } from './lockfile/read.ts';

/** A package whose code is in a tarball of ours, so that no dependency tells of it. */
export interface Bundled extends Named {
  license: string;
}

/** The packages of ours that hold others; each has a list of them, which its build writes. */
const bundling = new Set(['@countersign/mock', '@countersign/sandbox']);

/**
 * The packages whose code is in a package of ours.
 * @param policy whose decisions on licences go before what the list says
 * @throws where the list is missing, or says too little
 */
export function bundledIn(one: Package, policy?: Policy): Bundled[] {
  if (!bundling.has(one.name)) return [];
  const file = path.join(one.folder, 'dist', 'bundled.json');
  if (!existsSync(file)) {
    throw new Error(`${one.place}/dist/bundled.json is missing; run npm run build first`);
  }
  const list: Partial<Bundled>[] = JSON.parse(readFileSync(file, 'utf8'));
  return list.map(({ name, version, license }) => {
    if (name === undefined || version === undefined || license === undefined) {
      throw new Error(
        `${one.place}/dist/bundled.json: ${name ?? 'a package'} lacks its name, version or ` +
          'license; see to what writes it, then run npm run build again',
      );
    }
    const decided = policy && decidedLicence(policy, { name, version });
    return { name, version, license: decided ?? license };
  });
}
