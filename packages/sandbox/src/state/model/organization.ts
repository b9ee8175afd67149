import type { SettingResponse } from '@countersign/types/admin-v2';
import { kind } from '../records.ts';

/** An organization. Kept under no account, by its ID. Its accounts name it. */
export interface StoredOrganization {
  organizationId: string;
  name: string;
  description?: string;
  defaultAccountId?: string;
  /** The permission profile of new members for whom no other is given. */
  defaultPermissionProfileId?: string;
  createdAt?: number;
  createdBy?: string;
  modifiedAt?: number;
  modifiedBy?: string;
  /** Administrators of the organization. By default, the administrators of its accounts. */
  administrators?: OrganizationAdministrator[];
}

/** An administrator of an organization: of all of it, or of a delegated part. */
export interface OrganizationAdministrator {
  userId: string;
  delegation?: Delegation;
}

/** The rights of a delegated administrator, and their scope. */
export interface Delegation {
  rights: AdministratorRight[];
  /** The accounts of the delegation; absent for the whole organization. */
  accountIds?: string[];
}

/** The rights that an organization delegates one by one. */
export const administratorRights = ['users', 'accounts', 'domains', 'connect'] as const;
type AdministratorRight = (typeof administratorRights)[number];

export const organizations = kind<StoredOrganization>('organization');

/** Statuses of the proof that the organization owns a domain. */
export const domainStatuses = ['pending', 'active', 'deactivated', 'rejected'] as const;
type DomainStatus = (typeof domainStatuses)[number];

/** A domain of e-mail addresses. Kept under the organization, by its ID. */
export interface StoredDomain {
  domainId: string;
  hostName: string;
  /** Users of an active domain belong to the organization; a pending one waits for its proof. */
  status: DomainStatus;
  /** The text that a record of the domain must have as proof. */
  txtToken: string;
  identityProviderId?: string;
  settings?: OrganizationSetting[];
}

export const domains = kind<StoredDomain>('organization-domain');

/** A setting of a domain or of an identity provider: the sandbox shows it and does nothing with it. */
type OrganizationSetting = Required<SettingResponse>;

/** The protocols that identity providers use. */
export const identityProviderTypes = [
  'none',
  'saml_20',
  'saml_11',
  'saml_10',
  'ws_federation',
  'open_id_connect',
] as const;
type IdentityProviderType = (typeof identityProviderTypes)[number];

/**
 * An identity provider, with which users of the organization log in. Kept under the organization,
 * by its ID.
 */
export interface StoredIdentityProvider {
  providerId: string;
  friendlyName: string;
  /** Creates a user when someone from its domains logs in for the first time. */
  autoProvisionUsers: boolean;
  type: IdentityProviderType;
  /** The configuration of a SAML 2.0 provider. */
  saml?: StoredSaml;
}

/** The configuration of a SAML 2.0 identity provider. */
export interface StoredSaml {
  issuer: string;
  settings: OrganizationSetting[];
  certificates: ProviderCertificate[];
  attributeMappings: AttributeMapping[];
}

/** A certificate with which an identity provider signs. */
export interface ProviderCertificate {
  certificateId: string;
  issuer: string;
  /** SHA-1, in hexadecimal digits. */
  thumbprint: string;
  expiresAt: number;
}

/** The name that an identity provider uses for an attribute of the service. */
interface AttributeMapping {
  id: number;
  name: string;
  friendlyName: string;
  substituteName: string;
}

export const identityProviders = kind<StoredIdentityProvider>('organization-identity-provider');
