import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishedPackages } from '../tarballs/published.ts';
import { pack } from '../tarballs/tarball.ts';
import { checkContents } from './contents.ts';
import { checkDeclarations } from './declarations.ts';
import { checkManifest } from './manifest.ts';
import { checkNode10 } from './node10.ts';
import { runPublint, runTypesCheck } from './tools.ts';

/**
 * Packs a package and checks the tarball: with publint, are-the-types-wrong and rules of our own.
 * @param folder the folder of the package
 * @returns the problems, each with the name of the package
 * @throws if it is not the folder of a published package, or if it cannot be packed
 */
export async function checkPackage(folder: string): Promise<string[]> {
  // A package is in packages, or is specs.
  const repository = path.resolve(
    folder,
    path.basename(path.dirname(folder)) === 'packages' ? '../..' : '..',
  );
  const packages = publishedPackages(repository);
  const one = packages.find((each) => each.folder === folder);
  if (one === undefined) throw new Error(`${folder} is not the folder of a published package`);
  const scratch = mkdtempSync(path.join(tmpdir(), 'countersign-package-'));
  try {
    const tarball = await pack(one, scratch);
    const problems = [
      ...checkManifest(tarball, one, packages),
      ...checkNode10(tarball),
      ...checkContents(tarball, repository),
      ...checkDeclarations(tarball),
      ...(await runPublint(tarball)),
      ...runTypesCheck(tarball, folder),
    ];
    return problems.map((problem) => `${one.name}: ${problem}`);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
