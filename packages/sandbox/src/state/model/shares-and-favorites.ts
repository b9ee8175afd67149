import { kind } from '../records.ts';

/** Whom a user shares envelopes with: user IDs. Kept under the account, by the user who shares. */
export const envelopeShares = kind<string[]>('envelope-shares');

/** A folder that can be shared. Kept under the account, by its ID. */
export interface SharedFolder {
  folderId: string;
  name: string;
  ownerUserId: string;
  parentFolderId?: string;
  sharedUsers: string[];
  sharedGroups: string[];
}

export const sharedFolders = kind<SharedFolder>('shared-folder');

/** A template that a user has marked, and when in milliseconds since 1970. */
interface FavoriteTemplate {
  templateId: string;
  at: number;
}

/** The favourites of a user. Kept under the account, by the user ID. */
export const favoriteTemplates = kind<FavoriteTemplate[]>('favorite-templates');
