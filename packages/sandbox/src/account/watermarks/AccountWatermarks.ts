import { defineOperation } from '../../engine/operation.ts';
import { requireAdmin } from '../../engine/require-admin.ts';
import { previewWatermark } from './preview-watermark.ts';
import { inLowerCase, watermarks } from './watermark.ts';

export const AccountWatermarks_get = defineOperation(
  'AccountWatermarks_get',
  async (state, _request, { account }) => ({
    status: 200,
    body: await watermarks.read(state, account.accountId),
  }),
);

export const AccountWatermarks_update = defineOperation(
  'AccountWatermarks_update',
  async (state, { body }, context) => {
    requireAdmin(context);
    const { accountId } = context.account;
    return { status: 200, body: await watermarks.change(state, accountId, inLowerCase(body)) };
  },
);

export const AccountWatermarks_preview = defineOperation(
  'AccountWatermarks_preview',
  async (state, { body }, context) => {
    requireAdmin(context);
    const now = await watermarks.read(state, context.account.accountId);
    const shown = { ...now, ...inLowerCase(body) };
    return { status: 200, body: { ...shown, imageBase64: await previewWatermark(state, shown) } };
  },
);
