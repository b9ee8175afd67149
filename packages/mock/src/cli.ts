#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { findConfig } from './cli/find-config.ts';
import { help } from './cli/flags.ts';
import { readCommand } from './cli/options.ts';
import { readIndex } from './engine/contract.ts';
import { knownNames } from './engine/served-contract.ts';

try {
  const known = knownNames(readIndex());
  const command = readCommand(process.argv.slice(2), process.env, [...known.areas]);
  if (command.kind === 'help') process.stdout.write(help);
  else if (command.kind === 'version') process.stdout.write(`${version()}\n`);
  else {
    const config = await findConfig(command.config, known);
    const { run } = await import('./cli/run.ts');
    await run(command.options, config);
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message.replaceAll(/^/gm, 'countersign: ')}\n`);
  process.exitCode = 1;
}

function version(): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  return manifest.version;
}
