import { previewWatermark } from '../../../account-settings/preview-watermark.ts';
import { inLowerCase, watermarks } from '../../../account-settings/watermark.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';

export const operation = defineOperation(
  'AccountWatermarks_preview',
  async (state, { body }, context) => {
    requireAdmin(context);
    const now = await watermarks.read(state, context.account.accountId);
    const shown = { ...now, ...inLowerCase(body) };
    return { status: 200, body: { ...shown, imageBase64: await previewWatermark(state, shown) } };
  },
);
