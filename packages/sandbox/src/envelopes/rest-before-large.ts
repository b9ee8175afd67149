import { breathe } from '../state/breathe.ts';
import type { StoredEnvelope } from '../state/model/envelope.ts';

/** The number of recipients from which on an envelope is large. */
const many = 50;

/**
 * Gives others a turn of the event loop before a step that takes some ten milliseconds with a large
 * envelope, such as reading or writing all its tabs. Others do not pay for it.
 */
export async function restBeforeLarge({
  recipients,
}: Pick<StoredEnvelope, 'recipients'>): Promise<void> {
  if (recipients.length >= many) await breathe();
}
