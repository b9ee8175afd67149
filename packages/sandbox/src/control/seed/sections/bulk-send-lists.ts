import { BulkSendingCopy } from '@countersign/zod/esign-v2.1/schemas/bulkSendingCopy';
import { z } from 'zod';
import { bulkListCopies, bulkLists } from '../../../envelopes/bulk-send/stored-list.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';
import { dateTimeText, guid, parseTime } from '../../../frame/seed/fields.ts';

const schema = z.strictObject({
  listId: guid,
  name: z.string(),
  createdByUser: guid,
  createdDate: dateTimeText.optional(),
  /** Copies in the form that `BulkSend_createBulkSendList` takes. */
  bulkCopies: z.array(BulkSendingCopy).default([]),
});

/** Bulk send lists with their copies. */
export const bulkSendListsSection: SeedSection<z.infer<typeof schema>> = {
  name: 'bulkSendLists',
  schema,
  async applySeed(state, { accountId }, items) {
    for (const { listId, name, createdByUser: createdBy, createdDate, bulkCopies } of items) {
      const createdAt = parseTime(createdDate) ?? state.now;
      await state.of(bulkLists).put(accountId, listId, { listId, name, createdBy, createdAt });
      await state.of(bulkListCopies).put(accountId, listId, bulkCopies);
    }
  },
};
