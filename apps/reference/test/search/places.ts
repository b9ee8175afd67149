import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The addresses that lead nowhere: to no page of a built site, or to no place on it. */
export function missingPlaces(site: string, addresses: readonly string[]): string[] {
  const byPage = Map.groupBy(addresses, (address) => address.replace(/#.*/, ''));
  return [...byPage].flatMap(([page, found]) => {
    const file = path.join(site, page, 'index.html');
    if (!existsSync(file)) return found;
    const html = readFileSync(file, 'utf8');
    const ids = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));
    return found.filter((address) => {
      const [, id] = address.split('#');
      return id !== undefined && !ids.has(id);
    });
  });
}
