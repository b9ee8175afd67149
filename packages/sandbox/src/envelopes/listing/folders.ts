import type { Context } from '../../engine/context.ts';
import type { Condition } from '../../state/envelope-conditions.ts';
import type { State } from '../../state/state.ts';
import { isInFolder } from '../folders/folder.ts';
import { isInFolderOrSearch } from '../folders/folder-conditions.ts';
import { createFolderFinder, type FindFolder, isSearch } from '../folders/read-folders.ts';
import { isFoundBy } from '../folders/search-folders.ts';
import type { EnvelopeQuery, ListPart, Predicate } from './envelope-query.ts';

/** Creates the filter of the folders in a request for a list. */
export async function folderFilter(
  state: State,
  context: Pick<Context, 'account' | 'caller'>,
  { folder_ids, folder_types, intersecting_folder_ids }: EnvelopeQuery,
): Promise<ListPart> {
  const find = createFolderFinder(state, context);
  const conditions: Condition[] = [];
  const predicates: Predicate[] = [];
  for (const names of [folder_ids, folder_types, intersecting_folder_ids]) {
    if (names === undefined) continue;
    const tests = await findTests(state, find, names);
    conditions.push({ any: tests.map(({ condition }) => condition) });
    if (tests.some(({ isExact }) => !isExact))
      predicates.push((envelope) => tests.some(({ holds }) => holds(envelope)));
  }
  return { conditions, predicates };
}

/** A test whether an envelope is in a folder: as a condition for the storage, and as a function. */
interface FolderTest {
  condition: Condition;
  /** True if the condition is complete. */
  isExact: boolean;
  holds: Predicate;
}

/**
 * Creates the tests of several folders, by their IDs or the names that every account has for them.
 */
async function findTests(state: State, find: FindFolder, text: string): Promise<FolderTest[]> {
  const names = new Set(text.split(',').map((name) => name.trim().toLowerCase()));
  const tests: FolderTest[] = [];
  for (const name of names) {
    const test = await findTest(state, find, name);
    if (test !== undefined) tests.push(test);
  }
  return tests;
}

/** Creates the test of a folder; undefined if the caller can view no such folder. */
async function findTest(
  state: State,
  find: FindFolder,
  name: string,
): Promise<FolderTest | undefined> {
  if (name === 'normal')
    return {
      condition: { not: { column: 'folder', in: ['draft', 'sentitems', 'recyclebin'] } },
      isExact: true,
      holds: ({ folder }) => folder !== undefined && folder !== 'recyclebin',
    };
  if (name === 'templates') return undefined;
  const folder = await find(name);
  if (folder === undefined) return undefined;
  return {
    ...(await isInFolderOrSearch(state, folder)),
    holds: (envelope) =>
      isSearch(folder)
        ? isFoundBy(folder.kind, envelope, folder.owner, state)
        : isInFolder(folder, envelope),
  };
}
