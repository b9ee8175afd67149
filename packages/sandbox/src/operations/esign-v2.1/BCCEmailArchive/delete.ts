import { changeArchive } from '../../../bcc-archive/change-archive.ts';
import { findArchive, requireArchive } from '../../../bcc-archive/require-archive.ts';
import { defineOperation } from '../../../engine/operation.ts';

export const operation = defineOperation(
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
