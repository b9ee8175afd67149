import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readChangesets } from '@changesets/read';
import type { NewChangeset } from '@changesets/types';
import { ReleaseError } from './release-error.ts';

/**
 * Reads every changeset as changesets itself does.
 * @throws {ReleaseError} where one cannot be read
 */
export async function readWritten(repository: string): Promise<NewChangeset[]> {
  try {
    return await readChangesets(repository);
  } catch (error) {
    throw (await unreadable(repository)) ?? error;
  }
}

/** What cannot be read is not named by who reads it, so that each file is read alone. */
async function unreadable(repository: string): Promise<ReleaseError | undefined> {
  for (const file of globSync('.changeset/*.md', { cwd: repository }).toSorted()) {
    const alone = mkdtempSync(path.join(tmpdir(), 'countersign-changeset-'));
    try {
      cpSync(path.join(repository, file), path.join(alone, file));
      await readChangesets(alone);
    } catch (error) {
      return new ReleaseError(
        `${file.replaceAll(path.sep, '/')} is no changeset: ${reasonOf(error)}. Mend it, or write it anew by npx changeset.`,
      );
    } finally {
      rmSync(alone, { recursive: true, force: true });
    }
  }
  return undefined;
}

/** Such as `missing or invalid frontmatter`, without what is to be seen in the file. */
function reasonOf(error: unknown): string {
  const [first = ''] = String(error instanceof Error ? error.message : error).split('\n');
  return first.replace(/^could not parse changeset - /, '').replace(/\.$/, '');
}
