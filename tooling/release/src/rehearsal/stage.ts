import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startRegistry, type Registry } from '@countersign/packages/registry';
import { mustRun, run, type Ran } from '@countersign/packages';
import { git } from '../git.ts';
import { ReleaseError } from '../release-error.ts';

/** The place where a release is rehearsed: a copy of the checkout, and its own registry. */
export interface Stage extends AsyncDisposable {
  repository: string;
  registry: Registry;
  /**
   * Runs a script of the copy as a person would, and prints its output.
   * @throws {ReleaseError} if it succeeds but should fail, or the other way round
   */
  npm(script: string[], options?: Expected): Promise<Ran>;
  commit(message: string): Promise<void>;
  say(line: string): void;
  /** Creates an empty folder. */
  folder(name: string): string;
}

interface Expected {
  fails?: boolean;
  /** Use the registry of the rehearsal. */
  published?: boolean;
}

/**
 * Copies a checkout as it is, without the files that git ignores, and starts a registry.
 * @param say prints a line
 */
export async function openStage(original: string, say: (line: string) => void): Promise<Stage> {
  await using opening = new AsyncDisposableStack();
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-rehearsal-'));
  opening.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const repository = path.join(folder, 'repository');
  await copyCheckout(original, repository);
  const commit = async (message: string): Promise<void> => {
    await git(repository, 'add', '--all');
    await git(repository, 'commit', '--quiet', '--no-verify', '--message', message);
  };
  await commit('Begin');
  const registry = await startRegistry(path.join(folder, 'registry'));
  opening.defer(() => registry.close());
  // Builds of the original are taken from its cache.
  const isolated = { ...cleanEnvironment, TURBO_CACHE_DIR: path.join(original, '.turbo/cache') };
  // From here on, the stage is disposed by its user.
  const opened = opening.move();
  return {
    repository,
    registry,
    commit,
    say,
    async npm(script, { fails = false, published = false } = {}) {
      const command = ['npm', 'run', ...script].join(' ');
      say(`\n$ ${command}`);
      const own = published ? { ...registry.environment, npm_config_cache: undefined } : {};
      const environment = { ...isolated, ...own };
      const ran = await run('npm', ['run', ...script], { folder: repository, environment });
      say(`${ran.stdout}${ran.stderr}`);
      if ((ran.status !== 0) === fails) return ran;
      throw new ReleaseError(
        `${command} should have ${fails ? 'failed' : 'succeeded'}, but ended with ${ran.status}.`,
      );
    },
    folder: (name) => mkdtempSync(path.join(folder, `${name}-`)),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

/** Hides the settings of a workflow. Provenance is off, since only the public host can sign it. */
const cleanEnvironment = {
  CI: 'true',
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  GITHUB_OUTPUT: undefined,
  ACTIONS_ID_TOKEN_REQUEST_URL: undefined,
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: undefined,
  NODE_AUTH_TOKEN: undefined,
  NPM_TOKEN: undefined,
  npm_config_provenance: 'false',
  pnpm_config_provenance: 'false',
};

/** The copy does not use the settings of the user. */
const settings = {
  'user.name': 'Rehearsal',
  'user.email': 'rehearsal@countersign.example',
  'commit.gpgSign': 'false',
  'tag.gpgSign': 'false',
  'core.autocrlf': 'false',
};

async function copyCheckout(original: string, to: string): Promise<void> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = await mustRun('git', args, { folder: original });
  for (const file of listed.split('\0').filter((name) => name !== '')) {
    const from = path.join(original, file);
    if (existsSync(from)) cpSync(from, path.join(to, file));
  }
  await git(to, 'init', '--quiet', '--initial-branch', 'main');
  for (const [name, value] of Object.entries(settings)) await git(to, 'config', name, value);
}
