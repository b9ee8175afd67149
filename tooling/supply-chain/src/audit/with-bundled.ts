import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishedPackages } from '@countersign/tarballs';
import { stringify } from 'yaml';
import { bundledIn } from '../bundled.ts';
import { nameOf, readLockfile, type Lockfile } from '../lockfile/read.ts';

/**
 * Has pnpm look at the lockfile with what is bundled into our packages in it. Some of that is in no
 * lockfile, because it came inside of a package of others already; and pnpm asks about nothing but
 * a lockfile.
 * @param look gets a folder that has such a lockfile and the settings of the repository
 */
export async function withBundled<Result>(
  repository: string,
  look: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-audit-'));
  try {
    for (const file of ['package.json', 'pnpm-workspace.yaml']) {
      copyFileSync(path.join(repository, file), path.join(folder, file));
    }
    const lockfile = extend(readLockfile(repository), bundledIds(repository));
    writeFileSync(path.join(folder, 'pnpm-lock.yaml'), stringify(lockfile));
    return await look(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function bundledIds(repository: string): string[] {
  return publishedPackages(repository)
    .flatMap((one) => bundledIn(one))
    .map(({ name, version }) => `${name}@${version}`);
}

/** Adds those packages that are not there, as what a workspace of their own depends on. */
function extend(lockfile: Lockfile, ids: string[]): Lockfile {
  const known = new Set(Object.keys(lockfile.packages ?? {}));
  const added = [...new Set(ids)].filter((id) => !known.has(id));
  const entries = <Value>(make: (id: string) => Value): Record<string, Value> =>
    Object.fromEntries(added.map((id) => [id, make(id)]));
  // One name may be there in several versions, so each goes by its whole id.
  const dependencies = entries((id) => ({ specifier: nameOf(id).version, version: id }));
  return {
    ...lockfile,
    importers: { ...lockfile.importers, bundled: { dependencies } },
    // Nothing is fetched, so no hash is ever compared.
    packages: { ...lockfile.packages, ...entries(() => ({ resolution: { integrity: '' } })) },
    snapshots: { ...lockfile.snapshots, ...entries(() => ({})) },
  };
}
