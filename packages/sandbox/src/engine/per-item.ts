import { breathe } from '@countersign/mock/core/server';
import type { ErrorDetails } from '@countersign/types/esign-v2.1';
import { NotDoneYet } from '../documents/documents-outside.ts';
import { ServiceRefusal } from './service-refusal.ts';

/**
 * Runs work for each item of a batch, one after the other. The result of a rejected item is what
 * `echo` returns for it, with the error; the other items go on. Writes before the rejection are
 * kept, so the work must check first, or reject the batch as a whole.
 * @param most the maximum number of items in a call (1000): the service does not document most of
 * these limits
 */
export async function perItem<Item, Answer extends object, Echo extends object>(
  items: readonly Item[],
  echo: (item: Item) => Echo,
  work: (item: Item) => Promise<Answer>,
  { most = 1000 }: { most?: number } = {},
): Promise<(Answer | (Echo & { errorDetails: ErrorDetails }))[]> {
  if (items.length > most)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `The body has ${items.length} items. The maximum per call is ${most}. Send them in several calls.`,
    );
  const answers: (Answer | (Echo & { errorDetails: ErrorDetails }))[] = [];
  let notDone: NotDoneYet | undefined;
  for (const item of items) {
    await breathe();
    try {
      answers.push(await work(item));
    } catch (error) {
      // All jobs on documents begin at once, so that the batch starts again once.
      if (error instanceof NotDoneYet) {
        notDone = error;
        continue;
      }
      if (!(error instanceof ServiceRefusal) || error.whole) throw error;
      const errorDetails = { errorCode: error.code, message: error.message };
      answers.push({ ...echo(item), ...error.item, errorDetails });
    }
  }
  if (notDone !== undefined) throw notDone;
  return answers;
}
