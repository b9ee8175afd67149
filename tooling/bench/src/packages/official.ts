import { globSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { closure } from '@countersign/packages/budgets';
import type { Manifest } from '@countersign/packages';

/** The official client, which our packages are set beside. */
export const official = 'docusign-esign';

const file = createRequire(import.meta.url).resolve(`${official}/package.json`);

/** The bytes that it takes on the disk, without what it brings. */
export function officialUnpacked(): number {
  const cwd = path.dirname(file);
  return globSync('**', { cwd, exclude: ['**/node_modules/**'] })
    .map((name) => statSync(path.join(cwd, name)))
    .reduce((sum, one) => sum + (one.isFile() ? one.size : 0), 0);
}

/** How many other packages `npm install` brings with it. */
export function officialDependencies(): number {
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  return closure(manifest, file).length;
}
