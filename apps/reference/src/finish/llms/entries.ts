import path from 'node:path';
import { twinFile } from '../files.ts';
import type { PageFacts } from '../read-pages.ts';
import { resolveTarget } from '../target.ts';

/** A page as the list of pages names it. */
export interface Entry {
  /** Its folder in the site; empty for the start page. */
  folder: string;
  /** Its twin, as a path in the site. */
  twin: string;
  title: string;
  description: string;
}

/**
 * Every page that has a twin, in the order in which the start page leads to them; the others
 * follow in the order of their addresses.
 */
export function listEntries(pages: readonly PageFacts[], base: string): Entry[] {
  const start = pages.find(({ file }) => file === 'index.html');
  const order = new Map<string, number>();
  for (const reference of start?.references ?? []) {
    const target = resolveTarget(reference, 'index.html', base);
    if (target.kind === 'file' && !order.has(target.file)) order.set(target.file, order.size);
  }
  const rank = ({ file }: PageFacts): number => order.get(file) ?? order.size;
  return pages
    .toSorted((one, other) => rank(one) - rank(other) || compare(folderOf(one), folderOf(other)))
    .flatMap((page) =>
      page.twin === undefined
        ? []
        : [
            {
              folder: folderOf(page),
              twin: twinFile(page.file),
              title: page.twin.title,
              description: page.description,
            },
          ],
    );
}

function folderOf({ file }: PageFacts): string {
  const folder = path.posix.dirname(file);
  return folder === '.' ? '' : folder;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
