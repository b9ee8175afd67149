import type { Context } from '../../engine/context.ts';
import type { State } from '../../state/state.ts';
import { isInFolder } from '../folders/folder.ts';
import { createFolderFinder, type FindFolder, isSearch } from '../folders/read-folders.ts';
import { isFoundBy } from '../folders/search-folders.ts';
import type { EnvelopeQuery, ListPart, Predicate } from './envelope-query.ts';

/** The envelopes in the folders that a list is asked for. */
export async function folderFilter(
  state: State,
  context: Pick<Context, 'account' | 'caller'>,
  { folder_ids, folder_types, intersecting_folder_ids }: EnvelopeQuery,
): Promise<ListPart> {
  const find = createFolderFinder(state, context);
  const predicates: Predicate[] = [];
  for (const names of [folder_ids, folder_types, intersecting_folder_ids])
    if (names !== undefined) predicates.push(await createPredicate(state, find, names));
  return { predicates };
}

/** Tells what is in one of several folders, by their IDs or the names that every account has them by. */
async function createPredicate(state: State, find: FindFolder, text: string): Promise<Predicate> {
  const names = new Set(text.split(',').map((name) => name.trim().toLowerCase()));
  const tests: Predicate[] = [];
  for (const name of names) {
    const test = await createFolderTest(state, find, name);
    if (test !== undefined) tests.push(test);
  }
  return (envelope) => tests.some((test) => test(envelope));
}

/** What is in one folder; undefined where the caller can view no such folder. */
async function createFolderTest(
  state: State,
  find: FindFolder,
  name: string,
): Promise<Predicate | undefined> {
  if (name === 'normal') return ({ folder }) => folder !== undefined && folder !== 'recyclebin';
  if (name === 'templates') return undefined;
  const folder = await find(name);
  if (folder === undefined) return undefined;
  return (envelope) =>
    isSearch(folder)
      ? isFoundBy(folder.kind, envelope, folder.owner, state)
      : isInFolder(folder, envelope);
}
