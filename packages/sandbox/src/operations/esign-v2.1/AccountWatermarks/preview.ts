import { previewWatermark } from '../../../account-settings/preview-watermark.js';
import { inLowerCase, watermarks } from '../../../account-settings/watermark.js';
import { defineOperation } from '../../../engine/operation.js';
import { requireAdmin } from '../../../engine/require-admin.js';

export const operation = defineOperation(
  'AccountWatermarks_preview',
  async (state, { body }, context) => {
    requireAdmin(context);
    const now = await watermarks.read(state, context.account.accountId);
    const shown = { ...now, ...inLowerCase(body) };
    return { status: 200, body: { ...shown, imageBase64: await previewWatermark(shown) } };
  },
);
