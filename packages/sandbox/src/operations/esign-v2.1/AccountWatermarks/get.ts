import { watermarks } from '../../../account-settings/watermark.ts';
import { defineOperation } from '../../../engine/operation.ts';

export const operation = defineOperation(
  'AccountWatermarks_get',
  async (state, _request, { account }) => ({
    status: 200,
    body: await watermarks.read(state, account.accountId),
  }),
);
