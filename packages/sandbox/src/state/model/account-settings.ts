import { kind } from '../things.ts';

/** What a client of a reseller makes accounts with. Kept under no account, by its integration key. */
export interface StoredReseller {
  integrationKey: string;
  distributorCode: string;
  distributorPassword: string;
  defaultPlanId: string;
  planPromotionText: string;
}

export const resellers = kind<StoredReseller>('reseller');
