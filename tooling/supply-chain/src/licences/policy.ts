import { readFileSync } from 'node:fs';
import path from 'node:path';
import satisfies from 'spdx-satisfies';
import { parse } from 'yaml';
import type { Fault } from '../fault.ts';
import type { Named } from '../lockfile/read.ts';
import type { Licensed } from './list.ts';

/** Where the policy is, in the repository. */
export const policyFile = 'tooling/supply-chain/licences.yaml';

/** Which licences may come along with what we publish. */
export interface Policy {
  /** SPDX identifiers. */
  allowed: string[];
  exceptions: Exception[];
}

/** What somebody has looked at and decided on. */
interface Exception {
  package: string;
  version: string;
  /** What its licence is, where it does not say so itself or is not allowed to others. */
  licence: string;
  reason: string;
}

/** Reads the policy. */
export function readPolicy(repository: string): Policy {
  const read: { allowed?: string[] | null; exceptions?: Exception[] | null } = parse(
    readFileSync(path.join(repository, policyFile), 'utf8'),
  );
  return { allowed: read.allowed ?? [], exceptions: read.exceptions ?? [] };
}

/** The licence that the policy has decided on for a package; `undefined` where it has not. */
export function decidedLicence({ exceptions }: Policy, one: Named): string | undefined {
  return exceptions.find((exception) => isFor(exception, one))?.licence;
}

/** The packages whose licence is not allowed, and the exceptions that are for none of them. */
export function policyFaults(list: Licensed[], { allowed, exceptions }: Policy): Fault[] {
  const packages = list
    .filter((one) => !exceptions.some((other) => isFor(other, one)))
    .filter(({ licence }) => licence === undefined || !isAllowed(licence, allowed))
    .map(({ id, licence, path: by }) => ({
      where: id,
      what:
        (licence === undefined
          ? 'it states no licence, or is not installed'
          : `its licence is ${licence}`) + `, and it comes by ${by.join(' > ')}`,
      remedy: `do without it, or state in ${policyFile} what it is and why it may come along`,
    }));
  const unused = exceptions
    .filter((exception) => !list.some((one) => isFor(exception, one)))
    .map((exception) => ({
      where: `${exception.package}@${exception.version} in ${policyFile}`,
      what: 'nothing that we publish brings it',
      remedy: 'take the exception out',
    }));
  const silent = exceptions
    .filter(({ reason }) => (reason ?? '').trim() === '')
    .map((exception) => ({
      where: `${exception.package}@${exception.version} in ${policyFile}`,
      what: 'it has no reason',
      remedy: 'say why it may come along',
    }));
  return [...packages, ...unused, ...silent];
}

function isFor(exception: Exception, { name, version }: Named): boolean {
  return exception.package === name && exception.version === version;
}

function isAllowed(licence: string, allowed: string[]): boolean {
  try {
    return satisfies(licence, allowed);
  } catch {
    // It is no SPDX expression, so nobody can say what it allows.
    return false;
  }
}
