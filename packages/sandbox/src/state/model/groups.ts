import type { AccountRoleSettings, Group } from '@countersign/types/esign-v2.1';
import { kind } from '../records.ts';

/** A group of users. Kept under the account, by its ID. */
export interface StoredGroup {
  groupId: string;
  groupName: string;
  groupType: NonNullable<Group['groupType']>;
  permissionProfileId?: string;
  dsGroupId: string;
  /** The purpose of the group; not in the eSignature API. */
  description?: string;
  /** User IDs; of the group `everyone` they are not kept, for all members are in it. */
  users: string[];
  /** The brands that its users may send and sign with. */
  brandIds: string[];
  createdAt: number;
  modifiedAt: number;
}

/** Somebody who may sign for a signing group. */
export interface SigningGroupMember {
  userName: string;
  email: string;
}

/** A group that receives envelopes as one: any member signs. Kept under the account, by its ID. */
export interface StoredSigningGroup {
  /** Its `signingGroupId`. */
  id: string;
  name: string;
  groupEmail?: string;
  groupType: string;
  users: SigningGroupMember[];
  createdAt: number;
  createdBy: string;
  modifiedAt: number;
  modifiedBy: string;
}

export const groups = kind<StoredGroup>('group');
export const signingGroups = kind<StoredSigningGroup>('signing-group');

/** Rights that members get together. Kept under the account, by its ID; the usual ones only once changed or deleted. */
export interface StoredPermissionProfile {
  permissionProfileId: string;
  permissionProfileName: string;
  settings: AccountRoleSettings;
  modifiedAt: number;
  modifiedByUsername: string;
  /** Set once the account has deleted a profile that every account begins with. */
  deleted?: true;
}

export const permissionProfiles = kind<StoredPermissionProfile>('permission-profile');
