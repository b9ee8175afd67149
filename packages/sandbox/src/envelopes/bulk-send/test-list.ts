import type {
  BulkSendErrorCode,
  BulkSendRequest,
  BulkSendingCopy,
} from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { countQueued, getBulkLimits } from './bulk-rights.ts';
import { compareCopies } from './compare-copies.ts';
import { Mismatches } from './mismatches.ts';
import { findList, getCopies, type StoredList } from './stored-list.ts';
import { findEnvelope } from '../find-envelope.ts';
import { findTemplate } from '../find-template.ts';
import { statusInWords } from '../statuses.ts';

/** The size that the documents of a source can have together. */
const most = 75 * 1024 * 1024;

/**
 * The draft or template of a bulk send; undefined if the caller cannot see any with this ID.
 * @throws ServiceRefusal BULK_SEND_ENVELOPE_SIZE_LIMIT_EXCEEDED
 */
async function findSource(
  state: State,
  context: Context,
  id: string,
): Promise<StoredEnvelope | undefined> {
  const source = await find(state, context, id);
  const size = source?.documents.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) ?? 0;
  if (size > most)
    throw new ServiceRefusal(
      'BULK_SEND_ENVELOPE_SIZE_LIMIT_EXCEEDED',
      `The documents of ${id} have ${size} bytes. The maximum for bulk send is ${most}.`,
    );
  return source;
}

async function find(
  state: State,
  context: Context,
  id: string,
): Promise<StoredEnvelope | undefined> {
  try {
    const { kind } = (await state.envelopes.get(id.toLowerCase())) ?? {};
    return kind === 'template'
      ? await findTemplate(state, context, id)
      : await findEnvelope(state, context, id);
  } catch (error) {
    if (error instanceof ServiceRefusal) return undefined;
    throw error;
  }
}

/** A list with the draft or template to which it is sent, and the errors of the two. */
export interface TestedList {
  mismatches: Mismatches;
  list?: StoredList | undefined;
  copies: readonly BulkSendingCopy[];
  source?: StoredEnvelope | undefined;
}

/**
 * Tests whether a list can be sent with a draft or template. The reasons against it are in the
 * result, because the service responds with them and does not fail.
 * @throws ServiceRefusal BULK_SEND_ENVELOPE_SIZE_LIMIT_EXCEEDED
 */
export async function testList(
  state: State,
  context: Context,
  listId: string,
  { envelopeOrTemplateId: sourceId = '' }: BulkSendRequest,
): Promise<TestedList> {
  const mismatches = new Mismatches();
  const list = await findListIfAny(state, context, listId);
  const copies = list === undefined ? [] : await getCopies(state, context.account.accountId, list);
  if (list === undefined)
    mismatches.add('BULK_SEND_LIST_NOT_FOUND', `There is no bulk send list ${listId}.`);
  else await checkCount(state, context, copies.length, mismatches);
  if (sourceId === '') {
    const message = 'The request requires the envelopeOrTemplateId of a draft or template.';
    mismatches.add('BULK_SEND_ENVELOPE_CANNOT_BE_NULL', message);
    return { mismatches, list, copies };
  }
  const source = await findSource(state, context, sourceId);
  if (source === undefined) {
    const message = `There is no draft or template ${sourceId} that the caller can use.`;
    mismatches.add('BULK_SEND_ENVELOPE_NOT_FOUND', message);
    return { mismatches, list, copies };
  }
  checkSource(source, mismatches);
  compareCopies(source, copies, mismatches);
  return { mismatches, list, copies, source };
}

async function findListIfAny(
  state: State,
  context: Context,
  listId: string,
): Promise<StoredList | undefined> {
  try {
    return await findList(state, context, listId);
  } catch (error) {
    if (error instanceof ServiceRefusal) return undefined;
    throw error;
  }
}

async function checkCount(
  state: State,
  { account }: Context,
  count: number,
  mismatches: Mismatches,
): Promise<void> {
  const limits = getBulkLimits(account);
  if (count === 0)
    mismatches.add('BULK_SEND_ENVELOPE_LIST_CONTAINS_NO_COPIES', 'The list has no copies.');
  if (count > limits.copies)
    mismatches.add(
      'BULK_SEND_ENVELOPE_LIST_CONTAINS_TOO_MANY_COPIES',
      `The list has ${count} copies. The account allows ${limits.copies}. Split the list.`,
    );
  const queued = await countQueued(state, account.accountId);
  if (queued + count > limits.queued)
    mismatches.add(
      'BULK_SEND_ACCOUNT_HAS_TOO_MANY_QUEUED_ENVELOPES',
      `The account has ${queued} queued copies and allows ${limits.queued}. Wait until some of them are sent.`,
    );
}

/** Adds the errors that make a draft or template unusable with any list. */
function checkSource(source: StoredEnvelope, mismatches: Mismatches): void {
  const { kind, envelopeId, status, documents, recipients } = source;
  const add = (code: BulkSendErrorCode, message: string) => mismatches.add(code, message);
  if (kind === 'envelope' && status !== 'created')
    add(
      'BULK_SEND_ENVELOPE_NOT_IN_SENDABLE_STATE',
      `Only drafts can be used. Envelope ${envelopeId} is ${statusInWords(status)}.`,
    );
  const lost = documents.find(({ content }) => content === undefined);
  if (lost !== undefined)
    add(
      'BULK_SEND_BLOB_STORE_ERROR',
      `The document ${lost.documentId} (${lost.name}) cannot be read, because it was purged.`,
    );
  const bulk = recipients.find(({ details }) => details.isBulkRecipient === 'true');
  if (bulk !== undefined)
    add(
      'BULK_SEND_ENVELOPE_HAS_BULK_RECIPIENT',
      `The recipient ${bulk.recipientId} is a bulk recipient. Delete its list of people first.`,
    );
}
