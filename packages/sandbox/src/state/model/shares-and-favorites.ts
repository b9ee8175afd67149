import { kind } from '../records.ts';

/** Whom a user shares envelopes with: user IDs. Kept under the account, by the user who shares. */
export const envelopeShares = kind<string[]>('envelope-shares');

/** The folders that every user has. */
export const standardFolderTypes = ['draft', 'inbox', 'recyclebin', 'sentitems'] as const;

export type StandardFolderType = (typeof standardFolderTypes)[number];

/** A folder that a user has created. Kept under the account, by its ID. */
export interface SharedFolder {
  folderId: string;
  name: string;
  ownerUserId: string;
  parentFolderId?: string;
  /** Only of a folder that every user has, whose ID is not the one that follows from the user. */
  type?: StandardFolderType;
  /** Whether it is for templates; absent for envelopes. */
  forTemplates?: true;
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
