import { kind } from '../records.ts';

/** User IDs with whom a user shares envelopes. Kept under the account, by the user who shares. */
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
  /** Set for a standard folder whose ID is not derived from that of the user. */
  type?: StandardFolderType;
  /** Set for a folder of templates; absent for envelopes. */
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
