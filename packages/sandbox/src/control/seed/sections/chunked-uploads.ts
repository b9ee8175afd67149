import { z } from 'zod';
import { keepUpload } from '../../../envelopes/chunked-uploads/stored-upload.ts';
import { readDateTime } from '../../../engine/date-time.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';
import { dateTimeText, guid } from '../../../frame/seed/fields.ts';

const schema = z.strictObject({
  chunkedUploadId: guid,
  userId: guid,
  /** The bytes of each part in Base64. */
  parts: z.array(z.base64()).min(1),
  committed: z.boolean().default(false),
  /** The seed is older than the 20 minutes that an upload lives as a rule, so it says when. */
  expirationDateTime: dateTimeText,
});

/** Uploads in parts that are under way. */
export const chunkedUploadsSection: SeedSection<z.infer<typeof schema>> = {
  name: 'chunkedUploads',
  schema,
  async applySeed(state, { accountId }, items) {
    for (const { chunkedUploadId, userId, parts, committed, expirationDateTime } of items) {
      const kept = [];
      for (const part of parts) {
        const bytes = Buffer.from(part, 'base64');
        kept.push({ content: await state.contents.put(bytes), size: bytes.length });
      }
      const expiresAt = readDateTime(expirationDateTime) ?? state.now;
      await keepUpload(state, accountId, {
        chunkedUploadId,
        userId,
        parts: kept,
        committed,
        expiresAt,
      });
    }
  },
};
