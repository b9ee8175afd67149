import type { Context } from '../../../engine/context.ts';
import type { StoredMember } from '../../../state/model/account.ts';
import type { State } from '../../../state/state.ts';
import { refusal } from '../refusal.ts';
import {
  clickwraps,
  formatNumber,
  newestVersion,
  type StoredClickwrap,
  type StoredVersion,
} from './stored-clickwrap.ts';

type Caller = Pick<Context, 'account' | 'caller'>;

/**
 * Finds a clickwrap that the caller can view.
 * @throws Refusal ENTITY_NOT_FOUND
 */
export async function findClickwrap(
  state: State,
  context: Caller,
  clickwrapId: string,
): Promise<StoredClickwrap> {
  const found = await findAnyClickwrap(state, context, clickwrapId);
  if (isVisible(found, context.caller)) return found;
  throw notFound(clickwrapId);
}

/**
 * Finds a clickwrap that the caller can change.
 * @throws Refusal ENTITY_NOT_FOUND, USER_LACKS_PERMISSIONS for one that is only shared
 */
export async function findOwnClickwrap(
  state: State,
  context: Caller,
  clickwrapId: string,
): Promise<StoredClickwrap> {
  const found = await findClickwrap(state, context, clickwrapId);
  requireOwner(found, context.caller);
  return found;
}

/** @throws Refusal INVALID_REQUEST_BODY for a clickwrap or a version that is deleted, which stays so */
export function requireUndeleted(
  clickwrap: StoredClickwrap,
  version: StoredVersion = newestVersion(clickwrap),
): void {
  if (version.status !== 'deleted') return;
  const isWhole = newestVersion(clickwrap).status === 'deleted';
  const what = isWhole
    ? `The clickwrap ${clickwrap.name} is deleted. Create a clickwrap.`
    : `Version ${formatNumber(version)} of ${clickwrap.name} is deleted. Create a version.`;
  throw refusal('INVALID_REQUEST_BODY', what);
}

/**
 * Lets only the owner of a clickwrap and administrators go on: others save drafts of it.
 * @throws Refusal USER_LACKS_PERMISSIONS
 * @evidence public
 */
export function requireOwner(clickwrap: StoredClickwrap, caller: StoredMember): void {
  if (owns(clickwrap, caller)) return;
  throw refusal(
    'USER_LACKS_PERMISSIONS',
    `${caller.userName} does not own the clickwrap ${clickwrap.name}, so only drafts of it can be saved. Use the token of its owner or of an administrator.`,
  );
}

/**
 * Finds a clickwrap of the account, with any owner: applications request agreements with the token
 * of any user.
 * @throws Refusal ENTITY_NOT_FOUND
 */
export async function findAnyClickwrap(
  state: State,
  { account }: Pick<Context, 'account'>,
  clickwrapId: string,
): Promise<StoredClickwrap> {
  const found = await state.of(clickwraps).get(account.accountId, clickwrapId.toLowerCase());
  if (found === undefined) throw notFound(clickwrapId);
  return found;
}

/**
 * Finds a version by its ID or its number, in which `1` is `1.0`.
 * @throws Refusal ENTITY_NOT_FOUND
 */
export function findVersion(clickwrap: StoredClickwrap, version: string): StoredVersion {
  const number = version.includes('.') ? version : `${version}.0`;
  const found = clickwrap.versions.find(
    (one) => one.versionId === version.toLowerCase() || formatNumber(one) === number,
  );
  if (found !== undefined) return found;
  throw refusal(
    'ENTITY_NOT_FOUND',
    `Unable to find version ${version} of the clickwrap ${clickwrap.name}. List its versions.`,
  );
}

/** Reports whether a user can view a clickwrap: the owner, administrators, and all if it is shared. */
export function isVisible(clickwrap: StoredClickwrap, caller: StoredMember): boolean {
  return clickwrap.isShared || owns(clickwrap, caller);
}

function owns({ ownerUserId }: StoredClickwrap, { userId, isAdmin }: StoredMember): boolean {
  return ownerUserId === userId || isAdmin;
}

/** The refusal for a clickwrap that is not there, by whose words programs know it. @evidence public */
function notFound(clickwrapId: string) {
  return refusal(
    'ENTITY_NOT_FOUND',
    `Unable to find Clickwrap with id ${clickwrapId}. List the clickwraps of the account.`,
  );
}
