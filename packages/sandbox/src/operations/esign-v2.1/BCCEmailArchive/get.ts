import { presentHistory } from '../../../bcc-archive/present-archive.js';
import { findArchive, requireArchive } from '../../../bcc-archive/require-archive.js';
import { defineOperation } from '../../../engine/operation.js';
import { wholeList } from '../../../engine/whole-list.js';

export const operation = defineOperation(
  'BCCEmailArchive_get',
  async (state, { path }, context) => {
    requireArchive(context);
    const archive = await findArchive(state, context, path.bccEmailArchiveId);
    const bccEmailArchiveHistory = presentHistory(context.account.accountId, archive);
    return { status: 200, paged: true, body: { bccEmailArchiveHistory, ...wholeList } };
  },
);
