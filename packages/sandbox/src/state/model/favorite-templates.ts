import { kind } from '../things.ts';

/** A template that a user has marked, and when in milliseconds since 1970. */
export interface FavoriteTemplate {
  templateId: string;
  at: number;
}

/** The favourites of a user. Kept under the account, by the user ID. */
export const favoriteTemplates = kind<FavoriteTemplate[]>('favorite-templates');
