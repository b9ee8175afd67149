import path from 'node:path';
import { parseArgs } from 'node:util';
import { acceptedFile, audit } from './audit.ts';
import { budgets } from './budgets/command.ts';
import { budgetsFile } from './budgets/file.ts';
import { licences, policyFile } from './licences.ts';
import type { Output } from './output.ts';
import { writeBills } from './sbom.ts';

/**
 * Runs a command, and prints its output and the problems that it found.
 * @returns the exit status
 */
export async function runCommand(args: string[], output: Output): Promise<number> {
  const problems = await dispatch(args, output).catch((error: unknown) => [
    error instanceof Error ? error.message : String(error),
  ]);
  for (const problem of problems) output.complain(`countersign: ${problem}`);
  return problems.length > 0 ? 1 : 0;
}

async function dispatch(args: string[], output: Output): Promise<string[]> {
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
  if (name === 'budgets') return budgets(positionals.slice(1), values, output);
  if (name === 'licences') return licences(values.policy, values.check, output);
  if (name === 'audit') return audit(values.accepted, values['must-answer'], output);
  if (name !== 'sbom') return ['use one of the commands budgets, licences, audit and sbom'];
  if (folder === undefined) return ['sbom requires the folder to write to'];
  const tarballs = values.tarballs && path.resolve(values.tarballs);
  await writeBills(path.resolve(folder), values.policy, tarballs, output);
  return [];
}
