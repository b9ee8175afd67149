import { existsSync } from 'node:fs';
import { UsageError } from '@countersign/mock/extend';
import type { SandboxOptions } from '../options.ts';
import type { SplitWords } from './split-words.ts';

/** Where state is kept unless something else is said. */
const usualFile = '.countersign/sandbox.db';

/**
 * What the sandbox's own flags and the environment ask for.
 * @throws UsageError where two of them exclude each other, or a file is not there
 */
export function ownOptions(
  words: SplitWords,
  { DATABASE_URL: fromEnvironment }: NodeJS.ProcessEnv,
): SandboxOptions {
  const seedFile = words.value('seed-file');
  if (seedFile !== undefined && !existsSync(seedFile))
    throw new UsageError(`--seed-file: there is no file ${seedFile}`);
  const allowHosts = words.value('allow-hosts');
  return {
    storage: storageOf(words, fromEnvironment),
    ...(seedFile !== undefined && { seedFile }),
    ...(allowHosts !== undefined && {
      allowHosts: allowHosts.split(',').map((host) => host.trim()),
    }),
    ...(words.has('no-check-answers') && { checkAnswers: false }),
  };
}

function storageOf(
  words: SplitWords,
  fromEnvironment: string | undefined,
): NonNullable<SandboxOptions['storage']> {
  const file = words.value('data');
  const url = words.value('database');
  const memory = words.has('memory');
  if ([file !== undefined, url !== undefined, memory].filter(Boolean).length > 1)
    throw new UsageError('--data, --memory and --database exclude each other');
  if (memory) return {};
  if (file !== undefined) return { file };
  const address = url ?? fromEnvironment;
  if (address === undefined || address === '') return { file: usualFile };
  if (!/^postgres(ql)?:\/\//.test(address))
    throw new UsageError(
      'the database must be a PostgreSQL, as postgres://user:password@host:port/database',
    );
  return { url: address };
}
