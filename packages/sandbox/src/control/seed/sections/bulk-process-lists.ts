import { z } from 'zod';
import { processLists } from '../../../account/bulk-processing/lists.ts';
import { dateTimeText, guid, parseTime } from '../../../frame/seed/fields.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';

const schema = z.strictObject({
  bulkProcessListId: guid,
  action: z.string().min(1),
  name: z.string(),
  createdByUser: guid,
  createdDate: dateTimeText.optional(),
});

/** Lists for processing envelopes in bulk. */
export const bulkProcessListsSection: SeedSection<z.infer<typeof schema>> = {
  name: 'bulkProcessLists',
  schema,
  async applySeed(state, { accountId }, items) {
    for (const { bulkProcessListId: listId, action, name, createdByUser, createdDate } of items)
      await state.of(processLists).put(accountId, listId, {
        listId,
        action,
        name,
        createdBy: createdByUser,
        createdAt: parseTime(createdDate) ?? state.now,
      });
  },
};
