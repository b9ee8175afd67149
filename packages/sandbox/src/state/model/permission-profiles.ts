import type { AccountRoleSettings } from '@countersign/types/esign-v2.1';
import { kind } from '../things.ts';

/** Rights that members get together. Kept under the account, by its ID; the usual ones only once changed or deleted. */
export interface StoredPermissionProfile {
  permissionProfileId: string;
  permissionProfileName: string;
  settings: AccountRoleSettings;
  modifiedAt: number;
  modifiedByUsername: string;
  /** One that every account begins with, and that this one has deleted. */
  deleted?: true;
}

export const permissionProfiles = kind<StoredPermissionProfile>('permission-profile');
