import { NotDoneYet } from '../documents/documents-outside.ts';

/**
 * Does some work for each item, one after the other, since a transaction has one connection. Where
 * work on a document is not done yet, the others are begun all the same: then the transaction
 * begins again once, and not once for each.
 */
export async function oneByOne<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let notDone: NotDoneYet | undefined;
  for (const item of items)
    try {
      results.push(await work(item));
    } catch (error) {
      if (!(error instanceof NotDoneYet)) throw error;
      notDone = error;
    }
  if (notDone !== undefined) throw notDone;
  return results;
}
