import { kind } from '../records.ts';

/** An organization. Kept under no account, by its ID. Its accounts name it. */
export interface StoredOrganization {
  organizationId: string;
  name: string;
  description?: string;
  defaultAccountId?: string;
  /** Of new members for whom nothing else is said. */
  defaultPermissionProfileId?: string;
  createdAt?: number;
  createdBy?: string;
  modifiedAt?: number;
  modifiedBy?: string;
  /**
   * Who administers the organization. Where it is left out, the administrators of its accounts do.
   */
  administrators?: OrganizationAdministrator[];
}

/** A user who administers an organization: all of it, or what is delegated. */
export interface OrganizationAdministrator {
  userId: string;
  delegation?: Delegation;
}

/** What a delegated administrator may do, and where. */
export interface Delegation {
  rights: AdministratorRight[];
  /** The accounts that it is for; absent where it is for all of the organization. */
  accountIds?: string[];
}

/** The rights that an organization delegates one by one. */
export const administratorRights = ['users', 'accounts', 'domains', 'connect'] as const;
export type AdministratorRight = (typeof administratorRights)[number];

export const organizations = kind<StoredOrganization>('organization');

/** A domain of e-mail addresses. Kept under the organization, by its ID. */
export interface StoredDomain {
  domainId: string;
  hostName: string;
  /** Users of an active domain belong to the organization; a pending one waits for its proof. */
  status: 'pending' | 'active' | 'deactivated' | 'rejected';
  /** The text that a record of the domain must have as proof. */
  txtToken: string;
  identityProviderId?: string;
}

export const domains = kind<StoredDomain>('organization-domain');
