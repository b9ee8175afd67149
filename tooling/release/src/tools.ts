import { fileURLToPath } from 'node:url';
import { runPnpm } from '@countersign/packages';
import { ReleaseError } from './release-error.ts';

const changesetsCli = fileURLToPath(import.meta.resolve('@changesets/cli/bin.js'));

/**
 * Runs changesets in a repository, below the pnpm that it names, which changesets calls again.
 * @throws {ReleaseError} with what it printed, where it fails
 */
export async function runChangesets(repository: string, words: string[]): Promise<void> {
  const { status, stdout, stderr } = await runPnpm(
    repository,
    ['exec', process.execPath, changesetsCli, ...words],
    { environment: { NO_COLOR: '1', FORCE_COLOR: undefined } },
  );
  if (status === 0) return;
  const said = `${stdout}${stderr}`.trim();
  throw new ReleaseError(`changeset ${words.join(' ')} failed. It said:\n\n${said}`);
}
