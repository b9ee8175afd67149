import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** Where the accepted advisories are, in the repository. */
export const acceptedFile = 'tooling/supply-chain/accepted-advisories.yaml';

/** An advisory that somebody has looked at and decided to live with for a while. */
export interface Accepted {
  /** Its GitHub identifier, such as `GHSA-aaaa-bbbb-cccc`. */
  advisory: string;
  reason: string;
  /** The last day, such as `2027-01-31`. */
  until: string;
}

/**
 * Reads the accepted advisories.
 * @throws where one has no reason or no end
 */
export function readAccepted(repository: string): Accepted[] {
  const read: { accepted?: Partial<Accepted>[] | null } = parse(
    readFileSync(path.join(repository, acceptedFile), 'utf8'),
  );
  return (read.accepted ?? []).map(({ advisory = '', reason = '', until = '' }) => {
    if (advisory !== '' && reason !== '' && isDay(until)) return { advisory, reason, until };
    throw new Error(
      `${acceptedFile}: ${advisory || 'an entry'} needs an advisory, a reason and the day until ` +
        'which it is accepted, such as 2027-01-31',
    );
  });
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
