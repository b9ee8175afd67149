import type {
  UserInformation,
  UserSettingsInformation,
  AccountSettingsInformation,
  UserStatus,
} from '@countersign/types/esign-v2.1';
import type { FederatedStatus } from '@countersign/types/admin-v2';
import { kind } from '../records.ts';

/** An account. Kept under no account, by its GUID. */
export interface StoredAccount {
  accountId: string;
  /** The external number, by which paths may name it too. */
  number: string;
  name: string;
  organizationId?: string;
  /** The site of the service that keeps the account (the default site). */
  siteId?: number;
  /** The reason why the account is suspended; absent for an active account. */
  suspendedBecause?: string;
  planName: string;
  currencyCode: string;
  createdAt: number;
  /** The settings that were changed. */
  settings: AccountSettingsInformation;
}

/** User properties that are stored and returned, and have no effect in the sandbox. */
export type UserDetails = Pick<
  UserInformation,
  | 'activationAccessCode'
  | 'countryCode'
  | 'enableConnectForUser'
  | 'forgottenPasswordInfo'
  | 'hasRemoteNotary'
  | 'homeAddress'
  | 'isAlternateAdmin'
  | 'isNAREnabled'
  | 'sendActivationOnInvalidLogin'
  | 'subscribe'
  | 'workAddress'
>;

/** A user in an account: the membership. Kept under the account, by the user ID. */
export interface StoredMember {
  userId: string;
  accountId: string;
  userName: string;
  firstName?: string;
  lastName?: string;
  middleName?: string;
  suffixName?: string;
  title?: string;
  jobTitle?: string;
  company?: string;
  email: string;
  status: UserStatus;
  isAdmin: boolean;
  permissionProfileId: string;
  /** The profile in contract management; absent where the member cannot use it. */
  clmProfileId?: string;
  createdAt: number;
  /** Time of the last change; absent if there was none. */
  modifiedAt?: number;
  /** Time since when the membership is closed. */
  closedAt?: number;
  /** Time at which the personal data were replaced by placeholders; absent if they never were. */
  redactedAt?: number;
  /** The settings that were changed. */
  settings: UserSettingsInformation;
  details: UserDetails;
}

/** Somebody who can log in. Kept under no account, by the user ID. */
export interface StoredIdentity {
  userId: string;
  userName: string;
  email: string;
  /** The password; absent if any password is accepted. */
  password?: string;
  createdAt: number;
  /** The accounts that the user is a member of; the first is the default one. */
  accounts: string[];
  firstName?: string;
  lastName?: string;
  /** A code such as `en`, and the languages that the pages offer. */
  languageCulture?: string;
  selectedLanguages?: string;
  federatedStatus?: FederatedStatus;
  lastLoginAt?: number;
  /** Requires a new password at the next log-in. */
  mustChangePassword?: boolean;
  /** Requires confirmation of log-ins from unknown devices. */
  isDeviceVerified?: boolean;
  /** Links to users of identity providers. */
  providerIdentities?: ProviderIdentity[];
}

/** A user's identity at an identity provider. */
export interface ProviderIdentity {
  id: string;
  providerId: string;
  /** The name of the user there. */
  immutableId: string;
}

/** An application. Kept under no account, by its integration key in lower case. */
export interface StoredIntegration {
  integrationKey: string;
  name: string;
  /** The secret key; absent if any secret is accepted. */
  secret?: string;
  /** The redirect URIs; absent if any address is accepted. */
  redirectUris?: string[];
  /** The RSA public keys in PEM that its JWT are checked with; absent where any signature will do. */
  publicKeys?: string[];
  /** Allows `response_type=token`. */
  implicitGrant?: boolean;
  /** Grants the consent of every user, so that the JWT grant works at once. */
  consented: boolean;
  organizationId?: string;
}

/** A token that is known by its text, for tests that want no login. */
interface StoredToken {
  userId: string;
  integrationKey: string;
  scopes: string[];
}

export const accounts = kind<StoredAccount>('account');
/** The IDs of accounts by external account number. */
export const accountNumbers = kind<string>('account-number');
export const members = kind<StoredMember>('member');
export const identities = kind<StoredIdentity>('identity');
export const integrations = kind<StoredIntegration>('integration');
export const tokens = kind<StoredToken>('token');

/**
 * The credentials and plan with which a reseller's client creates accounts. Kept under no account,
 * by its integration key.
 */
export interface StoredReseller {
  integrationKey: string;
  distributorCode: string;
  distributorPassword: string;
  defaultPlanId: string;
  planPromotionText: string;
}

export const resellers = kind<StoredReseller>('reseller');

/** The user who created or changed a record. */
export interface Editor {
  userId: string;
  userName: string;
  email: string;
}
