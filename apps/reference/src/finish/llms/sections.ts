import type { Entry } from './entries.ts';

/** Pages that are listed together. */
export interface Section {
  title: string;
  entries: readonly Entry[];
}

/** Sorts the pages into sections: guides, the areas, then the rest. */
export function createSections(entries: readonly Entry[]): Section[] {
  const inFolder = Map.groupBy(entries.filter(isListed), firstFolder);
  const withOperations = new Set(entries.filter(isOperation).map(firstFolder));
  const areas = [...inFolder.keys()].filter((folder) => withOperations.has(folder));
  const named = new Set(['guides', ...areas, 'events', 'errors', 'packages']);
  const others = [...inFolder.keys()].filter((folder) => !named.has(folder));
  const section = (title: string, folders: readonly string[]): Section => ({
    title,
    entries: folders.flatMap((folder) => inFolder.get(folder) ?? []),
  });
  return [
    section('Guides', ['guides']),
    ...areas.map((area) => section(findTitle(area, entries), [area])),
    section('Connect events', ['events']),
    section('Errors', ['errors']),
    section('Packages', ['packages']),
    // By the convention, a reader with little room skips this section.
    section('Optional', others),
  ].filter(({ entries: its }) => its.length > 0);
}

const firstFolder = ({ folder }: Entry): string => folder.split('/', 1).join('');
const isOperation = ({ folder }: Entry): boolean => folder.split('/')[1] === 'operations';
const findTitle = (folder: string, entries: readonly Entry[]): string =>
  entries.find((entry) => entry.folder === folder)?.title ?? folder;

/**
 * Reports whether a page is listed. Schemas, error codes and the members of packages are many;
 * their own lists link to them. A category itself is not listed, but its resources are.
 */
function isListed({ folder }: Entry): boolean {
  const [first, second, third] = folder.split('/');
  if (first === '') return false;
  if (first === 'errors') return second === undefined;
  if (second === 'categories') return false;
  return third === undefined || (first !== 'packages' && second !== 'schemas');
}
