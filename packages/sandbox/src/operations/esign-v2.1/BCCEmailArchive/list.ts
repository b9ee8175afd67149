import { presentArchive } from '../../../bcc-archive/present-archive.js';
import { requireArchive } from '../../../bcc-archive/require-archive.js';
import { defineOperation } from '../../../engine/operation.js';
import { wholeList } from '../../../engine/whole-list.js';
import { bccArchives } from '../../../model/bcc-archives.js';

export const operation = defineOperation('BCCEmailArchive_list', async (state, _, context) => {
  requireArchive(context);
  const { accountId } = context.account;
  const bccEmailArchives = (await state.of(bccArchives).list(accountId)).map((archive) =>
    presentArchive(accountId, archive),
  );
  return { status: 200, paged: true, body: { bccEmailArchives, ...wholeList } };
});
