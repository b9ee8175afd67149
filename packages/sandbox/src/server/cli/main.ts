// The command, on a Node that has what it needs.
import { readFileSync } from 'node:fs';
import {
  findConfig,
  knownNames,
  readCommand,
  readIndex,
  run,
  UsageError,
} from '@countersign/mock/extend';
import { help } from './flags.ts';
import { ownOptions } from './options.ts';
import { splitWords } from './split-words.ts';

try {
  const known = knownNames(readIndex());
  const words = splitWords(process.argv.slice(2));
  const command = readCommand(words.others, process.env, [...known.areas]);
  if (command.kind === 'help') process.stdout.write(help);
  else if (command.kind === 'version') process.stdout.write(`${version()}\n`);
  else {
    const config = await findConfig(command.config, known);
    if (words.has('mock')) await run(command.options, config);
    else {
      const { runSandbox } = await import('./run.ts');
      if (config?.options.oauth !== undefined)
        throw new UsageError(
          `${config.file}: oauth is for the mock; the sandbox knows the applications of its seed, which --seed-file names`,
        );
      const options = { ...config?.options, ...command.options, ...ownOptions(words, process.env) };
      await runSandbox(options, config?.file);
    }
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message.replaceAll(/^/gm, 'countersign: ')}\n`);
  process.exitCode = 1;
}

function version(): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  );
  return manifest.version;
}
