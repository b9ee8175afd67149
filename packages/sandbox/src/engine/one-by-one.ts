import { breathe } from '@countersign/mock/core/server';
import { NotDoneYet } from '../documents/documents-outside.ts';

/**
 * Runs work for each item, one after the other, since a transaction has one connection. If work on
 * a document is not done yet, the other items are begun all the same: the transaction then starts
 * again once, and not once for each. Other requests get their turns in between.
 */
export async function oneByOne<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let notDone: NotDoneYet | undefined;
  for (const item of items) {
    await breathe();
    try {
      results.push(await work(item));
    } catch (error) {
      if (!(error instanceof NotDoneYet)) throw error;
      notDone = error;
    }
  }
  if (notDone !== undefined) throw notDone;
  return results;
}
