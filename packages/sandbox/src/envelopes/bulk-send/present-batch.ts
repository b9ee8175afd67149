import type {
  BulkSendBatchStatus,
  BulkSendBatchSummary,
  BulkSendEnvelopesInfo,
  BulkSendErrorStatus,
} from '@countersign/types/esign-v2.1';
import type { StoredAccount } from '../../state/model/account.ts';
import { dateTime } from '../../engine/date-time.ts';
import type { State } from '../../state/state.ts';
import { getBulkLimits } from './bulk-rights.ts';
import { listCopies, type StoredBatch, type StoredCopy } from './stored-batch.ts';

/** A batch in a list. */
export function presentBatchSummary(batch: StoredBatch): BulkSendBatchSummary {
  return { ...presentProgress(batch), batchUri: `/bulk_send_batch/${batch.batchId}` };
}

/** A batch with the errors of its copies and the statuses of its envelopes. */
export async function presentBatch(
  state: State,
  account: StoredAccount,
  batch: StoredBatch,
): Promise<BulkSendBatchStatus> {
  const { batchId, list, sender, sourceId, resent } = batch;
  const copies = await listCopies(state, batchId);
  return {
    ...presentProgress(batch),
    envelopeIdOrTemplateId: sourceId,
    ...(list !== undefined && { mailingListId: list.listId, mailingListName: list.name }),
    ownerUserId: list?.ownerId ?? sender.userId,
    senderUserId: sender.userId,
    envelopesUri: `/bulk_send_batch/${batchId}/envelopes?start_position=0&count=40`,
    resendsRemaining: String(Math.max(0, getBulkLimits(account).resends - resent)),
    envelopesInfo: await presentStatuses(state, batch.accountId, copies),
    bulkErrors: copies.flatMap(presentFailure),
  };
}

function presentProgress(batch: StoredBatch) {
  const { batchId, name, size, queued, sent, failed, submittedAt, action } = batch;
  return {
    batchId,
    batchName: name,
    batchSize: String(size),
    queued: String(queued),
    sent: String(sent),
    failed: String(failed),
    submittedDate: dateTime(submittedAt),
    ...(action !== undefined && { action: action.name, actionStatus: action.status }),
  };
}

/** The names of envelope statuses in a batch. */
const statuses = {
  authoritativeCopy: 'authoritativecopy',
  completed: 'completed',
  correct: 'correct',
  created: 'created',
  declined: 'declined',
  deleted: 'deleted',
  delivered: 'delivered',
  digitalSignaturesPending: 'digitalsignaturespending',
  sent: 'sent',
  signed: 'signed',
  timedOut: 'timedout',
  transferCompleted: 'transfercompleted',
  voided: 'voided',
} as const satisfies Record<keyof BulkSendEnvelopesInfo, string>;

async function presentStatuses(
  state: State,
  accountId: string,
  copies: readonly StoredCopy[],
): Promise<BulkSendEnvelopesInfo> {
  const ids = listEnvelopeIds(copies);
  const counts =
    ids.length === 0
      ? new Map<string, number>()
      : await state.envelopes.countByStatus(accountId, { kind: 'envelope', ids });
  return Object.fromEntries(
    Object.entries(statuses).map(([name, status]) => [name, String(counts.get(status) ?? 0)]),
  );
}

/** The IDs of the envelopes that copies have. */
export function listEnvelopeIds(copies: readonly StoredCopy[]): string[] {
  return copies.flatMap(({ envelopeId }) => envelopeId ?? []);
}

function presentFailure({ copy, failure }: StoredCopy): BulkSendErrorStatus[] {
  if (failure === undefined) return [];
  const emails = (copy.recipients ?? []).map(({ email, hostEmail }) => email ?? hostEmail);
  return [
    {
      created: dateTime(failure.at),
      errorMessage: `${failure.code}: ${failure.message}`,
      recipientEmails: emails.filter((email) => email !== undefined),
    },
  ];
}
