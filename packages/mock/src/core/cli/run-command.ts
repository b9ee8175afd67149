import { readFileSync, existsSync } from 'node:fs';
import { readIndex } from '../engine/contract.ts';
import { knownNames } from '../engine/served-contract.ts';
import type { StartOptions } from '../server/options.ts';
import { tuneHeap } from './tune-heap.ts';
import { fail } from './fail.ts';
import { serverFlags, type Flag } from './flags.ts';
import { readOptions } from './options.ts';
import { readArguments, type CommandArguments } from './read-arguments.ts';
import type { KnownNames } from '../faults/create-faults.ts';
import { UsageError } from './usage-error.ts';

/** The config file that is read without being asked for. */
const usual = 'countersign.config.json';

/** The config file that was found, and the options that it sets. */
interface FoundConfig {
  file: string;
  options: StartOptions;
}

/**
 * Reads the requested config file, else the one of the current folder if there is one. The modules
 * that check it are loaded only if a file exists.
 * @throws UsageError if the requested file does not exist
 * @throws ConfigError if the file does not match its schema
 */
async function findConfig(
  asked: string | undefined,
  known: KnownNames,
): Promise<FoundConfig | undefined> {
  if (asked !== undefined && !existsSync(asked))
    throw new UsageError(`--config: file not found: ${asked}`);
  const file = asked ?? (existsSync(usual) ? usual : undefined);
  if (file === undefined) return undefined;
  const { readConfig } = await import('../config/read-config.ts');
  return { file, options: readConfig(file, known) };
}

/** A command that starts a server. */
export interface Command<Own extends Flag> {
  /** The flags it has in addition to those of every server. */
  flags: readonly Own[];
  help: string;
  /** The package.json that has its version. */
  manifest: URL;
  /** @throws Error whose message is all that the user is to read */
  start(given: CommandInput<Own>): Promise<void>;
}

/** The input of a command: its flags, the environment and the config file. */
export interface CommandInput<Own extends Flag> {
  /** The flags that only this command has. */
  args: CommandArguments<Own>;
  /** The options of flags and environment, which override those of the config file. */
  options: StartOptions;
  config: FoundConfig | undefined;
}

/** Runs a command with the arguments of this process; if it fails, prints why and sets the exit code. */
export async function runCommand<Own extends Flag>(command: Command<Own>): Promise<void> {
  try {
    const args = readArguments(process.argv.slice(2), [...command.flags, ...serverFlags]);
    if (args.has('help')) process.stdout.write(command.help);
    else if (args.has('version')) process.stdout.write(`${versionIn(command.manifest)}\n`);
    else {
      tuneHeap();
      const known = knownNames(readIndex());
      const options = readOptions(args, process.env, [...known.areas]);
      await command.start({
        args,
        options,
        config: await findConfig(args.value('config'), known),
      });
    }
  } catch (error) {
    fail(error, 1);
  }
}

function versionIn(manifest: URL): string {
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  return version;
}
