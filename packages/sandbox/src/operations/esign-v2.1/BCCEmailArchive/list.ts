import { presentArchive } from '../../../bcc-archive/present-archive.ts';
import { requireArchive } from '../../../bcc-archive/require-archive.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { wholeList } from '../../../engine/whole-list.ts';
import { bccArchives } from '../../../model/bcc-archives.ts';

export const operation = defineOperation('BCCEmailArchive_list', async (state, _, context) => {
  requireArchive(context);
  const { accountId } = context.account;
  const bccEmailArchives = (await state.of(bccArchives).list(accountId)).map((archive) =>
    presentArchive(accountId, archive),
  );
  return { status: 200, paged: true, body: { bccEmailArchives, ...wholeList } };
});
