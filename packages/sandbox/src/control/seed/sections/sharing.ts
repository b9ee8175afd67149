import { z } from 'zod';
import {
  envelopeShares,
  favoriteTemplates,
  type SharedFolder,
  sharedFolders,
  standardFolderTypes,
} from '../../../state/model/shares-and-favorites.ts';
import { guid } from '../../../frame/seed/fields.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';

const envelopeShareSchema = z.strictObject({ userId: z.guid(), sharedTo: z.array(z.guid()) });

/** Users with whom users share their envelopes. */
export const envelopeSharesSection: SeedSection<z.infer<typeof envelopeShareSchema>> = {
  name: 'envelopeShares',
  schema: envelopeShareSchema,
  async applySeed(state, { accountId }, items) {
    for (const { userId, sharedTo } of items)
      await state.of(envelopeShares).put(accountId, userId, sharedTo);
  },
};

const sharedFolderSchema = z.strictObject({
  folderId: guid,
  name: z.string().min(1),
  ownerUserId: guid,
  /** The folder that contains it; without one, it is at the top. */
  parentFolderId: z.exactOptional(guid),
  /** The type of a standard folder, to give a folder that every user has an ID of its own. */
  type: z.exactOptional(z.enum(standardFolderTypes)),
  /** Set for a folder of templates; absent for envelopes. */
  forTemplates: z.exactOptional(z.literal(true)),
  sharedUsers: z.array(z.guid()).default([]),
  sharedGroups: z.array(z.string()).default([]),
});

/** The folders of users, and with whom they are shared. */
export const sharedFoldersSection: SeedSection<SharedFolder> = {
  name: 'sharedFolders',
  schema: sharedFolderSchema,
  async applySeed(state, { accountId }, items) {
    for (const folder of items)
      await state.of(sharedFolders).put(accountId, folder.folderId, folder);
  },
};

const favoriteSchema = z.strictObject({
  userId: z.guid(),
  templateId: z.guid(),
  favoritedDate: z.iso.datetime(),
});

/** The templates that users have marked. */
export const favoriteTemplatesSection: SeedSection<z.infer<typeof favoriteSchema>> = {
  name: 'favoriteTemplates',
  schema: favoriteSchema,
  async applySeed(state, { accountId }, items) {
    const kept = state.of(favoriteTemplates);
    for (const { userId, templateId, favoritedDate } of items) {
      const before = (await kept.get(accountId, userId)) ?? [];
      const others = before.filter((one) => one.templateId !== templateId);
      await kept.put(accountId, userId, [...others, { templateId, at: Date.parse(favoritedDate) }]);
    }
  },
};
