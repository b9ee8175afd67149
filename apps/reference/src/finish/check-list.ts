import { checkReferences, type Site } from './check-links.ts';
import { pageOfTwin } from './files.ts';
import type { Finding } from './finding.ts';
import type { Entry } from './llms/entries.ts';

/** Follows the links of llms.txt, and finds the pages of which it has nothing to say. */
export function checkList(entries: readonly Entry[], site: Site): Finding[] {
  const links = entries.map(({ twin }) => encodeURI(twin));
  const silent = entries.filter(({ description }) => description === '');
  return [
    ...checkReferences(links, 'llms.txt', site),
    ...silent.map(({ twin }) => ({
      file: pageOfTwin(twin),
      reason: 'has no description, which llms.txt shows next to its title. Add one.',
    })),
  ];
}
