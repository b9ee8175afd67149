import type {
  Contact,
  SignatureImageType,
  UserProfile,
  UserSignature,
} from '@countersign/types/esign-v2.1';
import { kind } from '../records.ts';

/** A user's profile, as the user entered it. Kept under the account, by the user ID. */
export interface StoredUserProfile {
  /** The properties that were entered so far. */
  profile: UserProfile;
  /** The content of the image, a GIF. */
  imageId?: string;
  modifiedAt: number;
}

/**
 * Custom settings that other systems store with a user, by group; `''` is the group of those
 * without one. Kept under the account, by the user ID.
 */
export type StoredCustomSettings = Record<string, { name: string; value: string }[]>;

/** A signature with its initials, or a stamp. */
export interface StoredSignature {
  signatureId: string;
  /** The appearance of the signature, as the caller defined it. */
  face: Omit<UserSignature, 'imageBase64' | 'errorDetails'>;
  isDefault: boolean;
  /** Set once the signature can no longer be used for signing. */
  closed: boolean;
  /** The contents of its images, by type. */
  images: Partial<Record<SignatureImageType, string>>;
  createdAt: number;
  modifiedAt?: number;
}

export const userProfiles = kind<StoredUserProfile>('user-profile', { holdsContents: true });
export const customSettings = kind<StoredCustomSettings>('custom-settings');
/** The permission of members, or of a group of members, for a signature of the account. */
export type SignatureAccess = 'editable' | 'read_only';

/** A signature that belongs to the account, with who may sign with it. Kept under the account, by its ID. */
export interface StoredAccountSignature extends StoredSignature {
  users: { userId: string; rights: SignatureAccess; isDefault: boolean }[];
  groups: { groupId: string; rights: SignatureAccess }[];
}

export const accountSignatures = kind<StoredAccountSignature>('account-signature', {
  holdsContents: true,
});

/** The signatures of one user. Kept under the account, by the user ID. */
export const userSignatures = kind<StoredSignature[]>('user-signatures', { holdsContents: true });

/** An entry of the address book. Kept under the account, by its ID. */
export interface StoredContact {
  contactId: string;
  /** The user who created it; other users see it only if it is shared. */
  ownerId: string;
  shared: boolean;
  name: string;
  emails: string[];
  details: Pick<
    Contact,
    | 'cloudProvider'
    | 'cloudProviderContainerId'
    | 'contactPhoneNumbers'
    | 'notaryContactDetails'
    | 'organization'
    | 'roomContactType'
    | 'signingGroup'
  >;
}

export const contacts = kind<StoredContact>('contact');

/** The link in an e-mail by which a user activates a membership. Kept under no account, by its secret. */
interface StoredActivationLink {
  accountId: string;
  userId: string;
  forgottenAt: number;
}

export const activationLinks = kind<StoredActivationLink>('activation-link', {
  expiresAt: ({ forgottenAt }) => forgottenAt,
});
