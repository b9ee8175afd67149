import { z } from 'zod';
import { requestLogs } from '../../../state/model/request-logs.ts';
import { dateTimeText, guid, parseTime } from '../../../frame/seed/fields.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';

const schema = z.strictObject({
  requestLogId: guid,
  userId: guid,
  createdDateTime: dateTimeText,
  status: z.string(),
  description: z.string(),
  text: z.string(),
});

/** Calls of users who had them logged. */
export const requestLogsSection: SeedSection<z.infer<typeof schema>> = {
  name: 'requestLogs',
  schema,
  async applySeed(state, _account, items) {
    for (const { requestLogId: logId, userId, createdDateTime, ...log } of items) {
      const at = parseTime(createdDateTime) ?? state.now;
      await state.of(requestLogs).put(userId, logId, { logId, at, ...log });
    }
  },
};
