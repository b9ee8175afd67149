import type {
  Contact,
  SignatureImageType,
  UserProfile,
  UserSignature,
} from '@countersign/types/esign-v2.1';
import { kind } from '../records.ts';

/** What a user tells about themselves. Kept under the account, by the user ID. */
export interface StoredUserProfile {
  /** What was said of it so far. */
  profile: UserProfile;
  /** The content of the image, a GIF. */
  imageId?: string;
  modifiedAt: number;
}

/** What other systems keep with a user, by group; those outside any have the group `''`. Kept as above. */
export type StoredCustomSettings = Record<string, { name: string; value: string }[]>;

/** A signature with its initials, or a stamp. */
export interface StoredSignature {
  signatureId: string;
  /** How it looks: what the caller said. */
  face: Omit<UserSignature, 'imageBase64' | 'errorDetails'>;
  isDefault: boolean;
  /** Whether it serves for no more signing. */
  closed: boolean;
  /** The contents of its images, by what they show. */
  images: Partial<Record<SignatureImageType, string>>;
  createdAt: number;
  modifiedAt?: number;
}

export const userProfiles = kind<StoredUserProfile>('user-profile', { holdsContents: true });
export const customSettings = kind<StoredCustomSettings>('custom-settings');
/** What a member, or a group of members, may do with a signature of the account. */
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
  /** Who made it; nobody else sees it unless it is shared. */
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
