#!/usr/bin/env node
// Packs the package in the working folder and checks the tarball: with publint, are-the-types-wrong
// and rules of our own. Problems are printed to stderr, and the exit status is 1.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishedPackages } from '../tarballs/published.ts';
import { pack } from '../tarballs/tarball.ts';
import { checkContents } from './contents.ts';
import { checkManifest } from './manifest.ts';
import { checkNode10 } from './node10.ts';
import { runPublint, runTypesCheck } from './tools.ts';

const folder = process.cwd();
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
    ...(await runPublint(tarball)),
    ...runTypesCheck(tarball, folder),
  ];
  for (const problem of problems) process.stderr.write(`${one.name}: ${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true });
}
