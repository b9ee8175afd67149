import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run } from '@countersign/packages';
import { extract } from 'tar';
import type { Contract } from './contract.ts';
import { DiffError } from './diff-error.ts';
import { readContract } from './read-contract.ts';

const bundler = fileURLToPath(import.meta.resolve('@countersign/spec-tools/cli'));

/**
 * The contract as it was in a commit: its spec tree, bundled as it would be today, so that only
 * what the tree says counts.
 * @param ref a tag, a branch or a commit
 * @throws {DiffError} where there is no such commit, no specs in it, or none that can be bundled
 */
export async function contractAt(ref: string, repository: string = root): Promise<Contract> {
  const hint = 'Name a folder, a file or a commit; a shallow clone gets more by git fetch --tags.';
  const [commit] = await told(
    ['git', 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`],
    repository,
    () => `there is no ${ref}, neither as a file nor as a commit. ${hint}`,
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-contract-'));
  try {
    const file = path.join(folder, 'specs.tar');
    await told(
      ['git', 'archive', '--format=tar', `--output=${file}`, commit, 'specs'],
      repository,
      (said) => `${ref} has no specs: ${said}. Name a commit that has them.`,
    );
    await extract({ file, cwd: folder, strict: true });
    const specs = path.join(folder, 'specs');
    await told(
      [process.execPath, bundler],
      specs,
      (said) => `the specs of ${ref} cannot be bundled: ${said}`,
    );
    return readContract(specs, ref);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a command prints, line by line; it ends with a sentence of ours where it fails. */
async function told(
  [command, ...words]: [string, ...string[]],
  folder: string,
  sentence: (said: string) => string,
): Promise<[string, ...string[]]> {
  const { status, stdout, stderr } = await run(command, words, { folder });
  if (status !== 0) throw new DiffError(sentence(stderr.trim()));
  const [first = '', ...others] = stdout.trim().split('\n');
  return [first, ...others];
}
