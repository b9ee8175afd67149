#!/usr/bin/env node
// countersign-supply-chain, from anywhere in the repository:
//   lockfile                            holds pnpm-lock.yaml to our rules
//   licences [--check]                  holds licences to the policy, and lists them on a page
//   audit [--must-answer]               asks the registry for known vulnerabilities
//   sbom <folder> [--tarballs <folder>] writes a bill of materials for each published package
import path from 'node:path';
import { parseArgs } from 'node:util';
import { audit } from './audit/command.ts';
import { licences } from './licences/command.ts';
import { checkLockfile } from './lockfile/command.ts';
import { findRepository } from './repository.ts';
import { sbom } from './sbom/command.ts';

try {
  process.exitCode = await command(process.argv.slice(2));
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  process.stderr.write(`countersign: ${text}\n`);
  process.exitCode = 1;
}

function command(args: string[]): number | Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      'must-answer': { type: 'boolean', default: false },
      tarballs: { type: 'string' },
    },
  });
  const [word, folder] = positionals;
  const repository = findRepository(process.cwd());
  if (word === 'lockfile') return checkLockfile(repository);
  if (word === 'licences') return licences(repository, values.check);
  if (word === 'audit') return audit(repository, values['must-answer']);
  if (word === 'sbom') {
    if (folder === undefined) throw new Error('say where the bills of materials go: sbom <folder>');
    const tarballs = values.tarballs === undefined ? undefined : path.resolve(values.tarballs);
    return sbom(repository, path.resolve(folder), tarballs);
  }
  throw new Error('say lockfile, licences, audit or sbom');
}
