import type {
  DSGroupUserResponse,
  DSGroupUsersRemoveRequest,
  ErrorDetails,
} from '@countersign/types/admin-v2';
import type { UserInfo } from '@countersign/types/esign-v2.1';
import { joinGroup, leaveGroup } from '../../../account/groups/group-users.ts';
import { isSameAddress } from '../../../account/users/person.ts';
import { withoutUndefined } from '../../../engine/without-undefined.ts';
import type { StoredAccount, StoredMember } from '../../../state/model/account.ts';
import type { StoredGroup } from '../../../state/model/groups.ts';
import type { State } from '../../../state/state.ts';
import { presentStatus } from '../users/statuses.ts';
import { presentNames } from '../users/names.ts';

export function presentGroupMember(member: StoredMember): DSGroupUserResponse {
  const { userId, accountId, status, middleName } = member;
  return {
    user_id: userId,
    account_id: accountId,
    ...presentNames(member, member),
    ...withoutUndefined({ middle_name: middleName }),
    status: presentStatus(status),
  };
}

/** Adds users to a group, each with a result. Those whose membership is closed cannot join. */
export async function addToGroup(
  state: State,
  account: StoredAccount,
  group: StoredGroup,
  open: readonly StoredMember[],
  userIds: readonly string[],
): Promise<DSGroupUserResponse[]> {
  const byId = new Map(open.map((member) => [member.userId, member]));
  const wanted = [...unite(userIds)].map((userId) => ({ userId, member: byId.get(userId) }));
  const joining = wanted.flatMap(({ member }) => member ?? []);
  const results = await joinGroup(state, { account }, group, joining.map(readId));
  const errors = readErrors(results);
  return wanted.map(({ userId, member }) =>
    member === undefined
      ? refuse(account, { user_id: userId }, userId)
      : { ...presentGroupMember(member), ...errors.get(userId) },
  );
}

/** @returns the users who could not be removed */
export async function removeFromGroup(
  state: State,
  account: StoredAccount,
  group: StoredGroup,
  open: readonly StoredMember[],
  { user_ids: userIds = [], user_emails: emails = [] }: DSGroupUsersRemoveRequest,
): Promise<DSGroupUserResponse[]> {
  const named = new Set(unite(userIds));
  const failed: DSGroupUserResponse[] = [];
  const leaving = open.filter(({ userId }) => named.has(userId));
  const known = new Set(leaving.map(({ userId }) => userId));
  for (const id of named) if (!known.has(id)) failed.push(refuse(account, { user_id: id }, id));
  // IDs take precedence: with IDs, addresses have no effect.
  for (const email of unite(userIds.length > 0 ? [] : emails)) {
    const found = open.filter((member) => isSameAddress(member.email, email));
    if (found.length === 0) failed.push(refuse(account, {}, email));
    leaving.push(...found.filter(({ userId }) => !known.has(userId)));
  }
  const results = await leaveGroup(state, { account }, group, leaving.map(readId));
  const errors = readErrors(results);
  for (const member of leaving) {
    const error = errors.get(member.userId);
    if (error !== undefined) failed.push({ ...presentGroupMember(member), ...error });
  }
  return failed;
}

/** Normalizes values to lower case and drops duplicates. */
function unite(values: readonly string[]): Set<string> {
  return new Set(values.map((value) => value.trim().toLowerCase()));
}

function refuse(
  { accountId, name }: StoredAccount,
  echo: Pick<DSGroupUserResponse, 'user_id'>,
  who: string,
): DSGroupUserResponse {
  return {
    ...echo,
    account_id: accountId,
    error_details: {
      error: 'not_found',
      error_description: `${name} has no user ${who} whose membership is open. Users_getUsers returns the users.`,
    },
  };
}

function readId({ userId }: StoredMember): { userId: string } {
  return { userId };
}

/** Reads the errors of rejected users, by user ID. */
function readErrors(
  results: readonly UserInfo[],
): ReadonlyMap<string, { error_details: ErrorDetails }> {
  return new Map(
    results.flatMap(({ userId = '', errorDetails }) =>
      errorDetails?.message === undefined
        ? []
        : [
            [
              userId,
              {
                error_details: {
                  error: 'invalid_request',
                  error_description: errorDetails.message,
                },
              },
            ] as const,
          ],
    ),
  );
}
