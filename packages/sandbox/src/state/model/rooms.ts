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
  /** Limits members to the form groups and libraries that are granted to their offices. */
  requireOfficeLibraryAssignments: boolean;
  createdAt: number;
}

export const companies = kind<StoredCompany>('rooms-company');

export type Permission = keyof Permissions;

/** The permissions of a user. */
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
  /** Permissions; missing ones are false. */
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
  /** True for members of the company, false for people from outside. */
  isMember: boolean;
  /** Set of an invited member who has had access to rooms before, as a person from outside. */
  isGuest?: true;
  /** The company of a person from outside. */
  companyName?: string;
  /**
   * The role of a member of a v6 company; a person from outside has the role of the first
   * invitation.
   */
  roleId?: number;
  /** The kind of a member of a v5 company. */
  classic?: 'admin' | 'manager' | 'agent';
  /** Permissions of a manager of a v5 company. */
  classicPermissions?: ClassicManagerPermissions;
  titleId?: number;
  defaultOfficeId?: number;
  offices: number[];
  regions: number[];
  profileImageUrl?: string;
  eSignPermissionProfileId?: string;
  /** Sends the member e-mails about activity in their rooms. */
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
  /** Time at which the link expires. */
  expiresAt: number;
  /** The address to which the browser goes after the invitation is accepted. */
  redirectUrl?: string;
}

export const roomsUsers = kind<StoredRoomsUser>('rooms-user');
/** The numbers of users of Rooms, by user ID of the eSignature service. */
export const roomsUserNumbers = kind<number>('rooms-user-number');

/**
 * The invitation behind a link in an e-mail. Kept under no account, by the secret part of the link.
 */
export interface StoredInvitationLink {
  accountId: string;
  userId: number;
  /** Time at which the link is deleted. */
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
  /** Time since when the person has no access. */
  revokedAt?: number;
  /** Time at which access ends, if that is in the future. */
  revokesAt?: number;
}

/** An envelope with documents of a room. */
interface StoredRoomEnvelope {
  envelopeId: string;
  /** The documents of the room in the envelope. */
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
  /** Values of the room details, by field name. */
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
  /** The form that the document was created from. */
  formId?: string;
  /** Values that people entered into the form, by field name; they override the room details. */
  formValues?: Record<string, string>;
  /**
   * Time of the last change to the details that the content shows; absent if the form was never
   * filled.
   */
  filledAt?: number;
  /** Set of a placeholder for a paper: its content is empty. */
  isVirtual?: true;
  /** The envelope that it came back from, signed. */
  signedInEnvelopeId?: string;
  /** The users that it was granted to. */
  users: number[];
}

export const roomDocuments = kind<StoredRoomDocument>('room-document', { holdsContents: true });
/** The numbers of rooms by the number of a document in them. Kept under the account. */
export const roomOfDocuments = kind<number>('room-of-document');
/** Kept under `<account>/<room>`, by their numbers. */
export const roomFolders = kind<StoredRoomFolder>('room-folder');
/**
 * The numbers of rooms by the ID of an envelope that was created in them. Kept under the account.
 */
export const roomOfEnvelopes = kind<number>('room-of-envelope');
