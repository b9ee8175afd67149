import type {
  AccountAdminLocale,
  AddressInformation,
  AssetGroupWorkStatus,
  SubAccountErrorDetails,
} from '@countersign/types/admin-v2';
import { kind } from '../records.ts';

/** A contract of an organization. Kept under the organization, by its ID. */
export interface StoredSubscription {
  subscriptionId: string;
  name: string;
  planId: string;
  /** The add-ons that accounts can have in addition to the plan. */
  modules: string[];
  /** The set of plan items of the contract. Accounts with its plan belong to it. */
  assetGroupId: string;
  assetGroupName: string;
  /** Allows new accounts to be created with it. */
  isActive: boolean;
}

export const subscriptions = kind<StoredSubscription>('organization-subscription');

/** The creation of an account. Kept under the organization, by its ID. */
export interface StoredAssetGroupWork {
  workId: string;
  organizationId: string;
  assetGroupId: string;
  type: 'AccountAssetCreate' | 'AccountAssetClone';
  status: AssetGroupWorkStatus;
  orderId: string;
  /** The account that is cloned, and the ID of the request. */
  source?: { accountId: string; cloneRequestId: string };
  subscriptionId: string;
  planId: string;
  modules: string[];
  target: StoredTargetAccount;
  attempts: number;
  /** Time of the next attempt after a failed one. */
  retryAt?: number;
  message: string;
  failure?: Required<SubAccountErrorDetails>;
  createdAt: number;
  createdBy: { type: 'user' | 'client_app'; id: string; name: string; email?: string };
  updatedAt: number;
}

/** An account that is to be created. */
export interface StoredTargetAccount {
  /** The ID of the account; absent until it exists. */
  accountId?: string;
  name: string;
  region: string;
  countryCode?: string;
  siteId: number;
  address?: AddressInformation;
  admin: {
    email: string;
    firstName: string;
    lastName: string;
    locale?: AccountAdminLocale;
    address?: AddressInformation;
  };
}

export const assetGroupWorks = kind<StoredAssetGroupWork>('asset-group-work');
