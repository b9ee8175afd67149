import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lineOf } from '../fault.ts';
import { listLicences, type Licensed } from './list.ts';
import { licencesPage } from './page.ts';
import { policyFaults, readPolicy } from './policy.ts';

const page = 'docs/supply-chain/licences.md';

/**
 * `licences`: holds the licences of all that comes along with our packages to the policy, and lists
 * them on a page.
 * @param check whether to say that the page is not current, and not to write it
 * @returns the exit status
 */
export async function licences(repository: string, check: boolean): Promise<number> {
  const policy = readPolicy(repository);
  const all = await listLicences(repository, policy);
  // What several of ours bring is wrong once, at the first of them: who needs another comes later.
  const each = new Map<string, Licensed>();
  for (const other of all.flatMap(({ others }) => others)) {
    const key = `${other.id} ${other.licence}`;
    if (!each.has(key)) each.set(key, other);
  }
  const faults = policyFaults([...each.values()], policy);
  for (const fault of faults) process.stderr.write(lineOf(fault));
  if (faults.length > 0) return 1;

  const text = licencesPage(all);
  const file = path.join(repository, page);
  if (!check) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    const remedy = 'run `npm run licences` and commit it';
    process.stderr.write(lineOf({ where: page, what: 'it is not what comes along now', remedy }));
    return 1;
  }
  process.stdout.write(`${each.size} packages come along, each under a licence that is allowed\n`);
  return 0;
}
