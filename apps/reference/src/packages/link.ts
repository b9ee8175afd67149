import path from 'node:path';
import { eventsAddress, fidelityAddress, figuresAddress } from '../contract/addresses.ts';
import { packageAddress, type Page } from './page.ts';

/** Files of the repository that are pages of the site elsewhere, by their names. */
const elsewhere = new Map([
  ['EVENTS.md', eventsAddress],
  ['CONTRACT.md', figuresAddress],
  ['benchmarks.md', figuresAddress],
  ['fidelity.md', fidelityAddress],
  ['SAFETY.md', packageAddress('connect/safety')],
  ['COVERAGE.md', packageAddress('sandbox/coverage')],
]);

/**
 * Returns the target of a link on the site; undefined if the site does not have it. The address is
 * relative, so that it works wherever the site is served.
 * @param pages all pages by the files that links name
 */
export function resolveAddress(
  url: string,
  page: Page,
  pages: ReadonlyMap<string, Page>,
): string | undefined {
  if (/^(\w+:|#)/.test(url)) return url;
  const [file = '', hash] = url.split('#');
  const target = pages.get(path.posix.join(path.posix.dirname(page.file), file));
  const to = target ? packageAddress(target.slug) : elsewhere.get(path.posix.basename(file));
  if (to === undefined) return undefined;
  const way = path.posix.relative(packageAddress(page.slug), to);
  return `${way === '' ? '.' : way}/${hash === undefined ? '' : `#${hash}`}`;
}
