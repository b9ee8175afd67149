#!/usr/bin/env node
// Compares two states of the contract.
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '@countersign/packages';
import { contractAt } from './at-ref.ts';
import { heaviest, levels, type Level } from './change.ts';
import { compareContracts } from './compare.ts';
import type { Contract } from './contract.ts';
import { DiffError } from './diff-error.ts';
import { lastRelease } from './last-release.ts';
import { readContract } from './read-contract.ts';
import { asText } from './text.ts';

const usage = `npm run diff -- [before] [after] [options]

Compares two states of the contract, and says what breaks, what is new and what changed.

  before, after     each a folder like that of @countersign/specs, a bundle, or a commit
                    (the last release, and the working tree, if not said)
  --all             every operation that is reached, and changes of words
  --json            the changes as JSON
  --only <level>    breaking, added or changed; may be said more than once
  --fail-on <level> ends with 1 where there is a change of that level or a heavier one
`;

// Who only wants the first lines, as head does, closes the pipe before the end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof DiffError)) throw error;
  process.stderr.write(`countersign: ${error.message}\n`);
  process.exitCode = 2;
}

async function main(): Promise<number> {
  const { values, positionals } = read();
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  if (positionals.length > 2) throw new DiffError(`two states are compared, no more.\n\n${usage}`);
  const show = values.only.map(levelOf);
  const limit = values['fail-on'] === undefined ? undefined : levelOf(values['fail-on']);
  const from = positionals[0] ?? (await lastRelease());
  const to = positionals[1] ?? path.join(root, 'specs');
  const after = await contractOf(to);
  const before = likeFile(await contractOf(from), from, after, to);
  const changes = compareContracts(before, after);
  const shown = show.length === 0 ? changes : changes.filter(({ level }) => show.includes(level));
  if (values.json) process.stdout.write(`${JSON.stringify(shown, null, 2)}\n`);
  else if (shown.length === 0) process.stdout.write('nothing differs\n');
  else process.stdout.write(asText(shown, { all: values.all }));
  const level = heaviest(changes.map((change) => change.level));
  const failed =
    limit !== undefined && level !== undefined && levels.indexOf(level) <= levels.indexOf(limit);
  return failed ? 1 : 0;
}

function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        'fail-on': { type: 'string' },
        help: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        only: { type: 'string', multiple: true, default: [] },
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new DiffError(`${reason}\n\n${usage}`);
  }
}

function levelOf(word: string): Level {
  const level = levels.find((one) => one === word);
  if (level === undefined)
    throw new DiffError(`${word} is no level; there are ${levels.join(', ')}.`);
  return level;
}

/** A file or a folder by that name goes before a commit. */
function contractOf(word: string): Contract | Promise<Contract> {
  return existsSync(word) ? readContract(word) : contractAt(word);
}

/** Two files are two states of one area, whatever they are called. */
function likeFile(before: Contract, from: string, after: Contract, to: string): Contract {
  const [old] = before.areas.values();
  const [area] = after.areas.values();
  const files = [from, to].every((word) => existsSync(word) && statSync(word).isFile());
  if (!files || old === undefined || area === undefined) return before;
  return { ...before, areas: new Map([[area.name, { ...old, name: area.name }]]) };
}
