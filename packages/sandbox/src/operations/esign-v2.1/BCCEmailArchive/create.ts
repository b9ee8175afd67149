import { addArchive } from '../../../bcc-archive/add-archive.js';
import { presentArchive } from '../../../bcc-archive/present-archive.js';
import { requireArchive } from '../../../bcc-archive/require-archive.js';
import { defineOperation } from '../../../engine/operation.js';

export const operation = defineOperation(
  'BCCEmailArchive_create',
  async (state, { body }, context) => {
    requireArchive(context);
    const archive = await addArchive(state, context, body.email);
    return { status: 201, body: presentArchive(context.account.accountId, archive) };
  },
);
