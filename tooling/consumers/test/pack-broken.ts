import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mustRun, readTarball, type Tarball } from '@countersign/packages';
import type { Site } from '../src/site.ts';

/**
 * Packs one of the packages again, under the tag `broken`, with an export that leads nowhere.
 * @param folder an empty folder
 */
export async function packBroken(site: Site, name: string, folder: string): Promise<Tarball> {
  const tarball = site.tarballs.find((one) => one.name === name);
  if (tarball === undefined) throw new Error(`there is no tarball of ${name}`);
  await cp(path.join(site.projects, 'node_modules', name), folder, { recursive: true });
  const manifest = {
    ...tarball.manifest,
    version: `${tarball.version}-broken`,
    exports: { '.': './dist/nowhere.js' },
    publishConfig: { tag: 'broken' },
  };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
  const said = await mustRun('npm', ['pack', '--json'], { folder });
  const [packed]: { filename: string }[] = JSON.parse(said);
  return readTarball(path.join(folder, packed?.filename ?? ''));
}
