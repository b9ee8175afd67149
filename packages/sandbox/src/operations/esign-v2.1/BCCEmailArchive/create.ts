import { addArchive } from '../../../bcc-archive/add-archive.ts';
import { presentArchive } from '../../../bcc-archive/present-archive.ts';
import { requireArchive } from '../../../bcc-archive/require-archive.ts';
import { defineOperation } from '../../../engine/operation.ts';

export const operation = defineOperation(
  'BCCEmailArchive_create',
  async (state, { body }, context) => {
    requireArchive(context);
    const archive = await addArchive(state, context, body.email);
    return { status: 201, body: presentArchive(context.account.accountId, archive) };
  },
);
