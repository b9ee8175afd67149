import { randomUUID } from 'node:crypto';
import { BulkSendingCopy } from '@countersign/zod/esign-v2.1/schemas/bulkSendingCopy';
import { z } from 'zod';
import { prepareSource } from '../../../envelopes/bulk-send/start-batch.ts';
import {
  bulkBatches,
  bulkSources,
  putCopies,
  scheduleBatch,
  type StoredCopy,
} from '../../../envelopes/bulk-send/stored-batch.ts';
import { bulkLists } from '../../../envelopes/bulk-send/stored-list.ts';
import { members } from '../../../state/model/account.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';
import { SeedError } from '../../../frame/seed/seed.ts';
import { dateTimeText, guid, parseTime } from '../../../frame/seed/fields.ts';

const copySchema = z.strictObject({
  /** A copy in the form that `BulkSend_createBulkSendList` takes. */
  copy: BulkSendingCopy,
  transactionId: z.exactOptional(guid),
  /** The envelope of a copy that was sent. */
  envelopeId: z.exactOptional(guid),
  /** The error of a copy that could not be sent. */
  failure: z.exactOptional(
    z.strictObject({ code: z.string(), message: z.string(), created: dateTimeText }),
  ),
});

const schema = z.strictObject({
  batchId: guid,
  batchName: z.string(),
  senderUserId: guid,
  mailingListId: guid,
  envelopeOrTemplateId: guid,
  submittedDate: dateTimeText.optional(),
  /** Holds its queued copies back until it is resumed. */
  paused: z.boolean().default(false),
  copies: z.array(copySchema),
});

/** Bulk send batches. Copies without an envelope and an error are queued. */
export const bulkSendBatchesSection: SeedSection<z.infer<typeof schema>> = {
  name: 'bulkSendBatches',
  schema,
  after: ['bulkSendLists', 'envelopes', 'templates'],
  async applySeed(state, { accountId }, items) {
    for (const item of items) {
      const { batchId, batchName: name, envelopeOrTemplateId: sourceId } = item;
      const sender = await state.of(members).get(accountId, item.senderUserId);
      const list = await state.of(bulkLists).get(accountId, item.mailingListId);
      const source = await state.envelopes.get(sourceId);
      if (sender === undefined || list === undefined || source === undefined)
        throw new SeedError(
          `bulk send batch ${batchId}: its sender, list, or draft or template is missing`,
        );
      const submittedAt = parseTime(item.submittedDate) ?? state.now;
      const copies = item.copies.map((one) => readCopy(one, submittedAt));
      const count = (status: StoredCopy['status']) =>
        copies.filter((copy) => copy.status === status).length;
      const by = { userId: sender.userId, userName: sender.userName, email: sender.email };
      const batch = {
        batchId,
        accountId,
        name,
        list: { listId: list.listId, name: list.name, ownerId: list.createdBy },
        sourceId,
        sender: by,
        submittedAt,
        size: copies.length,
        queued: count('queued'),
        sent: count('sent'),
        failed: count('failed'),
        cursor: 0,
        resent: 0,
        ...(item.paused && {
          isPaused: true as const,
          action: { name: 'Pause' as const, status: 'completed' as const, cursor: 0, by },
        }),
      };
      await putCopies(state, batchId, copies);
      await state
        .of(bulkSources)
        .put(accountId, batchId, await prepareSource(state, source, batchId));
      await state.of(bulkBatches).put(accountId, batchId, batch);
      if (batch.queued > 0 && !item.paused) await scheduleBatch(state, batch);
    }
  },
};

function readCopy(
  { copy, transactionId = randomUUID(), envelopeId, failure }: z.infer<typeof copySchema>,
  submittedAt: number,
): StoredCopy {
  if (envelopeId !== undefined) return { copy, status: 'sent', transactionId, envelopeId };
  if (failure === undefined) return { copy, status: 'queued', transactionId };
  const { code, message, created } = failure;
  const at = parseTime(created) ?? submittedAt;
  return { copy, status: 'failed', transactionId, failure: { code, message, at } };
}
