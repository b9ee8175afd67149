#!/usr/bin/env node
// cli.ts <command>:
//   budgets [<package> …] [--set] [--report <file>]
//                                       measures packages and compares them with their budgets
//   licences [--check]                  checks licences against the policy, and lists them on a page
//   audit [--must-answer]               asks the registry for known vulnerabilities
//   sbom <folder> [--tarballs <folder>] writes a bill of materials for each published package
// --budgets, --policy and --accepted name other files than those of this workspace.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { acceptedFile, audit } from './audit.ts';
import { budgets } from './budgets/command.ts';
import { budgetsFile } from './budgets/file.ts';
import { licences, policyFile } from './licences.ts';
import { writeBills } from './sbom.ts';

const problems = await command(process.argv.slice(2)).catch((error: unknown) => [
  error instanceof Error ? error.message : String(error),
]);
for (const problem of problems) process.stderr.write(`countersign: ${problem}\n`);
if (problems.length > 0) process.exitCode = 1;

/** Runs a command, and returns the problems that it found. */
async function command(args: string[]): Promise<string[]> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      budgets: { type: 'string', default: budgetsFile },
      policy: { type: 'string', default: policyFile },
      accepted: { type: 'string', default: acceptedFile },
      report: { type: 'string' },
      tarballs: { type: 'string' },
      set: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      'must-answer': { type: 'boolean', default: false },
    },
  });
  const [name, folder] = positionals;
  if (name === 'budgets') return budgets(positionals.slice(1), values);
  if (name === 'licences') return licences(values.policy, values.check);
  if (name === 'audit') return audit(values.accepted, values['must-answer']);
  if (name !== 'sbom') return ['use one of the commands budgets, licences, audit and sbom'];
  if (folder === undefined) return ['sbom requires the folder to write to'];
  const tarballs = values.tarballs && path.resolve(values.tarballs);
  await writeBills(path.resolve(folder), values.policy, tarballs);
  return [];
}
