import { defineOperation } from '../../engine/operation.ts';
import { wholeList } from '../../engine/whole-list.ts';
import { bccArchives } from '../../state/model/bcc-archives.ts';
import { addArchive } from './add-archive.ts';
import { changeArchive } from './change-archive.ts';
import { presentArchive, presentHistory } from './present-archive.ts';
import { findArchive, requireArchive } from './require-archive.ts';

export const BCCEmailArchive_list = defineOperation(
  'BCCEmailArchive_list',
  async (state, _, context) => {
    requireArchive(context);
    const { accountId } = context.account;
    const bccEmailArchives = (await state.of(bccArchives).list(accountId)).map((archive) =>
      presentArchive(accountId, archive),
    );
    return { status: 200, paged: true, body: { bccEmailArchives, ...wholeList } };
  },
);

export const BCCEmailArchive_get = defineOperation(
  'BCCEmailArchive_get',
  async (state, { path }, context) => {
    requireArchive(context);
    const archive = await findArchive(state, context, path.bccEmailArchiveId);
    const bccEmailArchiveHistory = presentHistory(context.account.accountId, archive);
    return { status: 200, paged: true, body: { bccEmailArchiveHistory, ...wholeList } };
  },
);

export const BCCEmailArchive_create = defineOperation(
  'BCCEmailArchive_create',
  async (state, { body }, context) => {
    requireArchive(context);
    const archive = await addArchive(state, context, body.email);
    return { status: 201, body: presentArchive(context.account.accountId, archive) };
  },
);

export const BCCEmailArchive_delete = defineOperation(
  'BCCEmailArchive_delete',
  async (state, { path }, context) => {
    requireArchive(context);
    const archive = await findArchive(state, context, path.bccEmailArchiveId);
    // Closing it again changes nothing, and so is no event.
    if (archive.status !== 'closed')
      await changeArchive(state, context, archive, 'CLOSED', 'closed');
    return { status: 200 };
  },
);
