import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startRegistry, type Registry } from '@countersign/packages/registry';
import { run, type Ran } from '@countersign/packages';
import { copyCheckout } from './copy.ts';
import { ReleaseError } from './release-error.ts';

/** Where a release is rehearsed: a copy of the checkout, and a registry of its own. */
export interface Stage {
  /** The copy. */
  repository: string;
  registry: Registry;
  /**
   * Runs a command as a person would, and says what it printed.
   * @param ends whether it is to succeed; the rehearsal ends where it does otherwise
   */
  act(words: string[], ends: 'well' | 'badly'): Promise<Ran>;
  /** Runs `npm run release:publish` against the registry of the rehearsal. */
  publish(): Promise<Ran>;
  /** Says what is done next. */
  say(line: string): void;
  /** An empty folder for a project that uses the packages. */
  project(name: string): string;
  close(): Promise<void>;
}

/**
 * Sets the stage.
 * @param original the checkout that is copied
 * @param say hears what happens, line by line
 */
export async function setStage(original: string, say: (line: string) => void): Promise<Stage> {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-rehearsal-'));
  const repository = path.join(folder, 'repository');
  // What the original has built already is not built again.
  const plain = { ...apart, TURBO_CACHE_DIR: path.join(original, '.turbo/cache') };
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const registry = await copyCheckout(original, repository)
    .then(() => startRegistry(path.join(folder, 'registry')))
    .catch((error: unknown) => {
      remove();
      throw error;
    });
  const act = async (
    [command = '', ...words]: string[],
    ends: 'well' | 'badly',
    environment: Record<string, string | undefined>,
  ): Promise<Ran> => {
    say(`\n$ ${command} ${words.join(' ')}`);
    const ran = await run(command, words, { folder: repository, environment });
    say(withoutNoise(`${ran.stdout}${ran.stderr}`));
    if ((ran.status === 0) === (ends === 'well')) return ran;
    throw new ReleaseError(
      `the rehearsal ended at ${command} ${words.join(' ')}: it should have ended ${ends}, and ended with ${ran.status}.`,
    );
  };
  return {
    repository,
    registry,
    say,
    act: (words, ends) => act(words, ends, plain),
    // Provenance is signed by the public host; anywhere else there is nobody to sign it.
    publish: () =>
      act(['npm', 'run', 'release:publish'], 'well', {
        ...plain,
        ...noProvenance,
        ...registry.environment,
        npm_config_cache: undefined,
      }),
    project: (name) => mkdtempSync(path.join(folder, `${name}-`)),
    async close() {
      await registry.close();
      remove();
    },
  };
}

const apart = {
  CI: 'true',
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  // Where a workflow rehearses, nothing of that gets into its own values, or uses who it is.
  GITHUB_OUTPUT: undefined,
  ACTIONS_ID_TOKEN_REQUEST_URL: undefined,
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: undefined,
  NODE_AUTH_TOKEN: undefined,
  NPM_TOKEN: undefined,
};

const noProvenance = { npm_config_provenance: 'false', pnpm_config_provenance: 'false' };

/** Without what npm says of every script, and of settings that are not ours. */
function withoutNoise(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^(> |npm (warn|notice))/.test(line))
    .map((line) => `  ${line}`)
    .join('\n');
}
