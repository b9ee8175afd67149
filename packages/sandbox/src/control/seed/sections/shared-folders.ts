import { z } from 'zod';
import { type SharedFolder, sharedFolders } from '../../../state/model/shares-and-favorites.ts';
import type { SeedSection } from '../section.ts';

const schema = z.strictObject({
  folderId: z.guid(),
  name: z.string().min(1),
  ownerUserId: z.guid(),
  sharedUsers: z.array(z.guid()).default([]),
  sharedGroups: z.array(z.string()).default([]),
});

/** Folders, and with whom they are shared. */
export const section: SeedSection<SharedFolder> = {
  name: 'sharedFolders',
  schema,
  async plant(state, { accountId }, items) {
    for (const folder of items)
      await state.of(sharedFolders).put(accountId, folder.folderId, folder);
  },
};
