import type {
  AccessLevel,
  ClassicManagerPermissions,
  Permissions,
  Room,
  RoomForCreate,
  User,
  UserNrdsId,
} from '@countersign/types/rooms-v2';
import { kind } from '../records.ts';

// Numbers are those of the Rooms area, which has its own IDs. Records are kept under the account of
// the company, by their number as text, where nothing else is said.

/** The company of an account that uses Rooms. Kept under no account, by the account ID. */
export interface StoredCompany {
  companyId: number;
  accountId: string;
  name: string;
  /** v5 has three fixed kinds of members, v6 has roles. */
  version: 'v5' | 'v6';
  /** The field set that new rooms get. */
  defaultFieldSetId: string;
  /** Whether a member sees only form groups and libraries that are granted to an office of theirs. */
  requireOfficeLibraryAssignments: boolean;
  createdAt: number;
}

export const companies = kind<StoredCompany>('rooms-company');

export type Permission = keyof Permissions;

/** What someone may do. */
export interface PermissionSet {
  has(permission: Permission): boolean;
}

export interface StoredRole {
  roleId: number;
  /** The name of a role that every company has. */
  legacyRoleId?: string;
  name: string;
  isDefaultForAdmin: boolean;
  isExternal: boolean;
  createdAt: number;
  /** Those that are left out are false. */
  permissions: Permissions;
}

export const roomsRoles = kind<StoredRole>('rooms-role');

export interface StoredRegion {
  regionId: number;
  name: string;
  createdAt: number;
}

export const regions = kind<StoredRegion>('rooms-region');

export interface StoredOffice {
  officeId: number;
  name: string;
  regionId?: number;
  address1?: string;
  address2?: string;
  city?: string;
  stateId?: string;
  postalCode?: string;
  countryId?: string;
  timeZoneId?: string;
  phone?: string;
  createdAt: number;
}

export const offices = kind<StoredOffice>('rooms-office');

/** A member of a company, or a person from outside who was invited to a room. */
export interface StoredRoomsUser {
  userId: number;
  /** The user of the e-signature service; absent as long as an invited person has no log-in. */
  eSignUserId?: string;
  email: string;
  firstName: string;
  lastName: string;
  status: NonNullable<User['status']>;
  isLockedOut: boolean;
  lockedReason?: string;
  /** `Contributor` of a person from outside: access only to the rooms that they are in. */
  accessLevel: AccessLevel;
  /** Whether the person belongs to the company. */
  isMember: boolean;
  /** Set of an invited member who has had access to rooms before, as a person from outside. */
  isGuest?: true;
  /** The company of a person from outside. */
  companyName?: string;
  /** Of a member of a v6 company; a person from outside has the one of the first invitation. */
  roleId?: number;
  /** Of a member of a v5 company. */
  classic?: 'admin' | 'manager' | 'agent';
  /** Of a manager of a v5 company. */
  classicPermissions?: ClassicManagerPermissions;
  titleId?: number;
  defaultOfficeId?: number;
  offices: number[];
  regions: number[];
  profileImageUrl?: string;
  eSignPermissionProfileId?: string;
  /** Whether the member receives e-mails about what happens in their rooms. */
  wantsActivityMails?: boolean;
  /** The last invitation that was sent to the person, until they accept it. */
  invitation?: StoredRoomsInvitation;
  /** The member's number in an association of real-estate agents. */
  nrds?: UserNrdsId;
  createdAt: number;
}

/** An invitation to a company, by e-mail. */
export interface StoredRoomsInvitation {
  /** The secret part of the link in the e-mail. */
  token: string;
  invitedByUserId: number;
  /** From when on the link no longer works. */
  expiresAt: number;
  /** Where the browser goes once the person has accepted. */
  redirectUrl?: string;
}

export const roomsUsers = kind<StoredRoomsUser>('rooms-user');
/** From the user ID of the e-signature service to the number of a user of Rooms. */
export const roomsUserNumbers = kind<number>('rooms-user-number');

/** Whom a link in an e-mail invites. Kept under no account, by the secret part of the link. */
export interface StoredInvitationLink {
  accountId: string;
  userId: number;
  /** From when on the link is forgotten. */
  forgottenAt: number;
}

export const invitationLinks = kind<StoredInvitationLink>('rooms-invitation-link', {
  expiresAt: ({ forgottenAt }) => forgottenAt,
});

/** The sides of a transaction that a room or a person in it can be on. */
export const transactionSides = [
  'buy',
  'sell',
  'listbuy',
  'refi',
] as const satisfies RoomForCreate['transactionSideId'][];

/** A person of a room. */
export interface StoredRoomPerson {
  userId: number;
  /** The role in this room; a member of the company without one has the company role. */
  roleId?: number;
  transactionSideId?: RoomForCreate['transactionSideId'];
  invitedByUserId?: number;
  invitedAt: number;
  /** Since when the person has no access. */
  revokedAt?: number;
  /** When access ends, if that lies in the future. */
  revokesAt?: number;
}

/** An envelope that was made from documents of a room. */
export interface StoredRoomEnvelope {
  envelopeId: string;
  /** The documents of the room that it was made from. */
  documentIds: number[];
}

/** The value of a detail of a room; null is an empty one. */
export type RoomFieldValue = string | number | boolean | null;

/** A room. Kept in a table of its own: see `state.rooms`. */
export interface StoredRoom {
  roomId: number;
  accountId: string;
  name: string;
  officeId?: number;
  status: 'active' | 'pending' | 'closed';
  transactionSideId?: RoomForCreate['transactionSideId'];
  listingSource?: RoomForCreate['listingSource'];
  roomTemplateId?: number;
  createdAt: number;
  createdByUserId: number;
  ownerIds: number[];
  people: StoredRoomPerson[];
  submittedForReviewAt?: number;
  rejectedAt?: number;
  rejectedByUserId?: number;
  closedAt?: number;
  closedStatusId?: Room['closedStatusId'];
  fieldSetId: string;
  /** By the names of the fields. */
  fieldData: Record<string, RoomFieldValue | Record<string, RoomFieldValue>>;
  fieldDataChangedAt: number;
  picture?: { contentId: string; mediaType: string };
  envelopes: StoredRoomEnvelope[];
}

/** A folder of a room for documents. */
export interface StoredRoomFolder {
  roomFolderId: number;
  roomId: number;
  name: string;
  isDefault: boolean;
}

/** A document of a room. Kept under `<account>/<room>`, by its number. */
export interface StoredRoomDocument {
  documentId: number;
  roomId: number;
  name: string;
  ownerId: number;
  folderId: number;
  contentId: string;
  /** Bytes. */
  size: number;
  mediaType: string;
  createdAt: number;
  isArchived: boolean;
  /** Set if it is a form: it is filled with the details of the room each time it is read. */
  isDynamic: boolean;
  /** The form that it was made from. */
  formId?: string;
  /** What people entered into the form, by the names of its fields; it counts before the details. */
  formValues?: Record<string, string>;
  /** When the details that the content shows were last changed; absent of one that was never filled. */
  filledAt?: number;
  /** Set of a placeholder for a paper: its content is empty. */
  isVirtual?: true;
  /** The envelope that it came back from, signed. */
  signedInEnvelopeId?: string;
  /** The users that it was granted to. */
  users: number[];
}

export const roomDocuments = kind<StoredRoomDocument>('room-document', { holdsContents: true });
/** From the number of a document to that of its room. Kept under the account. */
export const roomOfDocuments = kind<number>('room-of-document');
/** Kept under `<account>/<room>`, by their numbers. */
export const roomFolders = kind<StoredRoomFolder>('room-folder');
/** From the ID of an envelope to the number of the room that it was made in. Kept under the account. */
export const roomOfEnvelopes = kind<number>('room-of-envelope');
