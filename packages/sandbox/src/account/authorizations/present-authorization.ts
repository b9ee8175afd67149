import type { AuthorizationUser, UserAuthorization } from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import { withoutUndefined } from '../../engine/without-undefined.ts';
import { type Editor, members, type StoredMember } from '../../state/model/account.ts';
import type { StoredAuthorization } from '../../state/model/authorizations.ts';
import type { State } from '../../state/state.ts';

/** An authorization with the users that it is about. */
export interface AuthorizationWithUsers {
  authorization: StoredAuthorization;
  agent: StoredMember | undefined;
  principal: StoredMember | undefined;
}

/** Reads the users of an authorization. */
export async function readUsers(
  state: State,
  accountId: string,
  authorization: StoredAuthorization,
): Promise<AuthorizationWithUsers> {
  const agent = await state.of(members).get(accountId, authorization.agentId);
  const principal = await state.of(members).get(accountId, authorization.principalId);
  return { authorization, agent, principal };
}

/** An authorization as its operations return it. */
export function presentAuthorization({
  authorization: { startAt, endAt, createdAt, createdBy, modifiedAt, modifiedBy, ...rest },
  agent,
  principal,
}: AuthorizationWithUsers): UserAuthorization {
  const { authorizationId, permission, taskSource, taskType } = rest;
  return withoutUndefined({
    agentUser: agent && presentUser(agent),
    authorizationId,
    created: dateTime(createdAt),
    createdBy: presentEditor(createdBy),
    endDate: dateTime(endAt),
    modified: dateTime(modifiedAt),
    modifiedBy: presentEditor(modifiedBy),
    permission,
    principalUser: principal && presentUser(principal),
    startDate: dateTime(startAt),
    taskSource,
    taskType,
  });
}

function presentUser({ accountId, email, userId, userName }: StoredMember): AuthorizationUser {
  return { accountId, email, name: userName, userId };
}

function presentEditor({ userName, email }: Editor): string {
  return `${userName} <${email}>`;
}
