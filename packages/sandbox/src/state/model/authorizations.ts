import type { UserAuthorization } from '@countersign/types/esign-v2.1';
import { kind } from '../records.ts';
import type { Editor } from './account.ts';

/** A permission that a principal grants to an agent. */
export type AuthorizationPermission = 'manage' | 'send' | 'sign' | 'edit';

/**
 * The permission of one user to act for another. Kept under the account, by its ID. Times are in
 * milliseconds since 1970.
 */
export interface StoredAuthorization extends Pick<UserAuthorization, 'taskSource' | 'taskType'> {
  authorizationId: string;
  /** The user who shares access. */
  principalId: string;
  /** The user who acts. */
  agentId: string;
  permission: AuthorizationPermission;
  startAt: number;
  endAt: number;
  createdAt: number;
  createdBy: Editor;
  modifiedAt: number;
  modifiedBy: Editor;
}

export const authorizations = kind<StoredAuthorization>('authorization');

/** Checks whether an authorization is valid at a given time. */
export function isValidAt({ startAt, endAt }: StoredAuthorization, time: number): boolean {
  return startAt <= time && time <= endAt;
}
