import { existsSync } from 'node:fs';
import { UsageError, type CommandArguments } from '@countersign/mock/core/command';
import { isProgram } from '../../documents/office-program.ts';
import type { SandboxOptions } from '../options.ts';
import { sandboxFlags, type SandboxFlag } from './flags.ts';

/** The default file for state. */
const usualFile = '.countersign/sandbox.db';

/**
 * Reads the sandbox's own flags and environment variables.
 * @throws UsageError if two of them exclude each other, or a file does not exist
 */
export function ownOptions(
  args: CommandArguments<SandboxFlag>,
  { DATABASE_URL: fromEnvironment }: NodeJS.ProcessEnv,
): SandboxOptions {
  const seedFile = args.value('seed-file');
  if (seedFile !== undefined && !existsSync(seedFile))
    throw new UsageError(`--seed-file: file not found: ${seedFile}`);
  const objects = args.value('objects');
  const allowHosts = args.value('allow-hosts');
  return {
    storage: {
      ...readStorage(args, fromEnvironment),
      ...(objects !== undefined && { objects: { url: objects } }),
    },
    ...(seedFile !== undefined && { seedFile }),
    ...(allowHosts !== undefined && {
      allowHosts: allowHosts.split(',').map((host) => host.trim()),
    }),
    ...readWarningMode(args.value('warnings')),
    ...readOffice(args.value('office')),
    ...(args.has('metrics') && { metrics: true }),
    ...(args.has('traces') && { traces: true }),
    ...(args.has('no-check-answers') && { checkAnswers: false }),
  };
}

function readWarningMode(mode: string | undefined): Pick<SandboxOptions, 'warnings'> {
  if (mode === undefined) return {};
  if (mode === 'warn' || mode === 'refuse') return { warnings: mode };
  throw new UsageError(`--warnings must be warn or refuse, not ${mode}`);
}

function readOffice(office: string | undefined): Pick<SandboxOptions, 'office'> {
  if (office === undefined) return {};
  if (office === 'off') return { office: false };
  if (!isProgram(office)) throw new UsageError(`--office: there is no program ${office}`);
  return { office };
}

function readStorage(
  args: CommandArguments<SandboxFlag>,
  fromEnvironment: string | undefined,
): NonNullable<SandboxOptions['storage']> {
  const file = args.value('data');
  const url = args.value('database');
  const memory = args.has('memory');
  if ([file !== undefined, url !== undefined, memory].filter(Boolean).length > 1)
    throw new UsageError('--data, --memory and --database cannot be used together');
  if (memory) return {};
  if (file !== undefined) return { file };
  const address = url ?? fromEnvironment;
  if (address === undefined || address === '') return { file: usualFile };
  if (!/^postgres(ql)?:\/\//.test(address))
    throw new UsageError(
      'the database must be a PostgreSQL URL, such as postgres://user:password@host:port/database',
    );
  return { url: address };
}

/** @throws UsageError where a flag is given that only the sandbox has, and the mock is to be served */
export function refuseOwnFlags(args: CommandArguments<SandboxFlag>): void {
  const own = new Set<string>(sandboxFlags.map(([name]) => name));
  const first = args.given.find((name) => own.has(name) && name !== 'mock');
  if (first === undefined) return;
  throw new UsageError(
    `--${first} has no effect with --mock, which keeps no state; leave one of them out`,
  );
}
