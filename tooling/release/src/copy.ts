import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { mustRun } from '@countersign/packages';

/** Nobody's settings hold in the copy; commits are by nobody in particular. */
const settings = {
  'user.name': 'Rehearsal',
  'user.email': 'rehearsal@countersign.example',
  'commit.gpgSign': 'false',
  'tag.gpgSign': 'false',
  'core.autocrlf': 'false',
};

/**
 * Copies a checkout as it is, with what is not committed and without what git ignores, and makes it
 * a repository of one commit, so that nothing done there comes back.
 * @param to a folder that is not there yet
 */
export async function copyCheckout(repository: string, to: string): Promise<void> {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = await mustRun('git', words, { folder: repository });
  for (const file of listed.split('\0').filter((name) => name !== '')) {
    const from = path.join(repository, file);
    if (existsSync(from)) cpSync(from, path.join(to, file));
  }
  await mustRun('git', ['init', '--quiet', '--initial-branch', 'main'], { folder: to });
  for (const [name, value] of Object.entries(settings)) {
    await mustRun('git', ['config', name, value], { folder: to });
  }
  await commitAll(to, 'Begin');
}

/** Commits all that differs. */
export async function commitAll(repository: string, message: string): Promise<void> {
  const options = { folder: repository };
  await mustRun('git', ['add', '--all'], options);
  await mustRun('git', ['commit', '--quiet', '--no-verify', '--message', message], options);
}
