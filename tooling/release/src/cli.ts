#!/usr/bin/env node
// Decides, writes, rehearses and publishes a release.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DiffError } from '@countersign/contract-diff';
import { checkBump } from './check.ts';
import { publish } from './publish.ts';
import { rehearse } from './rehearse.ts';
import { ReleaseError } from './release-error.ts';
import { makeVersion } from './version.ts';

const usage = `npm run release:<command>

  check [-- --since <commit>]   whether the changesets declare enough for what changed in the contract
  version                       makes the next version: versions and changelogs
  publish                       publishes what the registry does not have yet
  rehearse                      does all of that in a copy, with a registry of its own
`;

try {
  await main();
} catch (error) {
  if (!(error instanceof ReleaseError || error instanceof DiffError)) throw error;
  process.stderr.write(`countersign: ${error.message}\n`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values, positionals } = read();
  const [command, ...others] = positionals;
  if (others.length > 0) throw new ReleaseError(`one command at a time.\n\n${usage}`);
  if (command === undefined) throw new ReleaseError(`name a command.\n\n${usage}`);
  if (command !== 'check' && values.since !== undefined) {
    throw new ReleaseError(`only check takes --since.\n\n${usage}`);
  }
  // The bootstrap starts this at the root of the repository.
  const repository = process.cwd();
  if (!existsSync(path.join(repository, '.changeset'))) {
    throw new ReleaseError(
      `${repository} has no folder .changeset. Go to the root of the repository.`,
    );
  }
  if (command === 'check') say(await checkBump(repository, values.since));
  else if (command === 'version') say(`the packages are at ${await makeVersion(repository)} now`);
  else if (command === 'publish') {
    const { version, published } = await publish(repository);
    const names =
      published.length === 0 ? 'nothing, since the registry has it all' : published.join(', ');
    say(`published of ${version}: ${names}`);
  } else if (command === 'rehearse') await rehearse(repository, say);
  else throw new ReleaseError(`there is no command ${command}.\n\n${usage}`);
}

function read() {
  try {
    return parseArgs({ allowPositionals: true, options: { since: { type: 'string' } } });
  } catch (error) {
    throw new ReleaseError(`${error instanceof Error ? error.message : ''}\n\n${usage}`);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
