import { presentHistory } from '../../../bcc-archive/present-archive.ts';
import { findArchive, requireArchive } from '../../../bcc-archive/require-archive.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { wholeList } from '../../../engine/whole-list.ts';

export const operation = defineOperation(
  'BCCEmailArchive_get',
  async (state, { path }, context) => {
    requireArchive(context);
    const archive = await findArchive(state, context, path.bccEmailArchiveId);
    const bccEmailArchiveHistory = presentHistory(context.account.accountId, archive);
    return { status: 200, paged: true, body: { bccEmailArchiveHistory, ...wholeList } };
  },
);
