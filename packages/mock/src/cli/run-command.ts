import { readFileSync } from 'node:fs';
import { readIndex } from '../engine/contract.ts';
import { knownNames } from '../engine/served-contract.ts';
import type { StartOptions } from '../server/options.ts';
import { findConfig, type FoundConfig } from './find-config.ts';
import { serverFlags, type Flag } from './flags.ts';
import { readOptions } from './options.ts';
import { readWords, type Words } from './read-words.ts';

/** A command that starts a server. */
export interface Command<Own extends Flag> {
  /** The flags it has in addition to those of every server. */
  flags: readonly Own[];
  help: string;
  /** The package.json that has its version. */
  manifest: URL;
  /** @throws Error whose message is all that the user is to read */
  start(given: Given<Own>): Promise<void>;
}

/** What the command line, the environment and the config file say. */
export interface Given<Own extends Flag> {
  /** The flags that only this command has. */
  words: Words<Own>;
  /** The options of flags and environment, which override those of the config file. */
  options: StartOptions;
  config: FoundConfig | undefined;
}

/** Runs a command with the words of this process; where it fails, says why and sets the exit code. */
export async function runCommand<Own extends Flag>(command: Command<Own>): Promise<void> {
  try {
    const words = readWords(process.argv.slice(2), [...command.flags, ...serverFlags]);
    if (words.has('help')) process.stdout.write(command.help);
    else if (words.has('version')) process.stdout.write(`${versionIn(command.manifest)}\n`);
    else {
      const known = knownNames(readIndex());
      const options = readOptions(words, process.env, [...known.areas]);
      await command.start({
        words,
        options,
        config: await findConfig(words.value('config'), known),
      });
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${message.replaceAll(/^/gm, 'countersign: ')}\n`);
    process.exitCode = 1;
  }
}

function versionIn(manifest: URL): string {
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  return version;
}
