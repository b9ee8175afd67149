import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mustRun, pack, publishedPackages } from '@countersign/packages';
import { pendingChangesets } from './changesets.ts';
import { versionOf } from './contract-changes.ts';
import { releaseNotes } from './notes.ts';
import { ReleaseError } from './release-error.ts';
import { runChangesets } from './tools.ts';

/** What came of a release. */
export interface Released {
  version: string;
  /** The packages that were published now; empty where the registry had them all. */
  published: string[];
}

/** Where a release leaves `packages/*.tgz`, `sbom/*.json` and `notes.md`, in its repository. */
export const outFolder = 'tooling/release/out';

/**
 * Publishes what the registry does not have yet: packs it, writes the bills of materials and the
 * notes, publishes those very tarballs, and sets the tag. Can be run again where it was broken off.
 * @throws {ReleaseError} where changesets still wait for a version, or something is not committed
 */
export async function publish(repository: string): Promise<Released> {
  const waiting = await pendingChangesets(repository);
  if (waiting.length > 0) {
    const files = waiting.map(({ file }) => file).join(', ');
    throw new ReleaseError(
      `a version is not made yet of ${files}. Make it first: npm run release:version`,
    );
  }
  await expectCommitted(repository);
  const version = versionOf(repository);
  const folder = path.join(repository, outFolder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'notes.md'), releaseNotes(repository, version));
  const published = await packAll(repository, folder);
  await writeBills(repository, folder);
  if (published.length > 0) {
    await runChangesets(repository, ['publish', '--from-pack-dir', folder, '--no-git-tag']);
  }
  await tag(repository, version);
  tellWorkflow({ version, published: String(published.length > 0) });
  return { version, published };
}

/** What is published must be what the tag will name. */
async function expectCommitted(repository: string): Promise<void> {
  const changed = await mustRun('git', ['status', '--porcelain'], { folder: repository });
  if (changed.trim() === '') return;
  throw new ReleaseError(
    `this is not committed, so that no tag could name what is published:\n\n${changed.trimEnd()}\n\nCommit it, or put it away.`,
  );
}

/**
 * Packs every package, published before or not, for who announces the release.
 * @returns those that the registry lacks in their present version
 */
async function packAll(repository: string, folder: string): Promise<string[]> {
  // Asks the registry, packs what it lacks, and notes that for publishing.
  await runChangesets(repository, ['pack', '--out-dir', folder]);
  const { plan }: { plan: { name: string; kind: string }[][] } = JSON.parse(
    readFileSync(path.join(folder, 'publish-plan.json'), 'utf8'),
  );
  const lacking = plan.flat().filter(({ kind }) => kind === 'publish');
  const names = new Set(lacking.map(({ name }) => name));
  for (const one of publishedPackages(repository)) {
    if (!names.has(one.name)) await pack(one, path.join(folder, 'packages'));
  }
  return [...names];
}

function writeBills(repository: string, folder: string): Promise<string> {
  const cli = path.join(repository, 'tooling/packages/src/cli.ts');
  const tarballs = path.join(folder, 'packages');
  const words = [cli, 'sbom', path.join(folder, 'sbom'), '--tarballs', tarballs];
  return mustRun(process.execPath, words, { folder: repository });
}

/** One tag for all packages, as they have one version. */
async function tag(repository: string, version: string): Promise<void> {
  const name = `v${version}`;
  const there = await mustRun('git', ['tag', '--list', name], { folder: repository });
  if (there.trim() === '') await mustRun('git', ['tag', name], { folder: repository });
}

/** Passes values on to the next steps of a workflow. */
function tellWorkflow(values: Record<string, string>): void {
  const file = process.env.GITHUB_OUTPUT;
  if (file === undefined) return;
  for (const [name, value] of Object.entries(values)) appendFileSync(file, `${name}=${value}\n`);
}
