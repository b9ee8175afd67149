import type { Context } from '../../engine/context.ts';
import type { OperationRequest } from '../../engine/operation.ts';
import { members } from '../../state/model/account.ts';
import { isValidAt, type StoredAuthorization } from '../../state/model/authorizations.ts';
import type { State } from '../../state/state.ts';
import type { AuthorizationWithUsers } from './present-authorization.ts';

type Filters = OperationRequest<'Accounts_getPrincipalUserAuthorizations'>['query'];

/** The authorizations that match the filters; those by user are about the other user. */
export async function filterAuthorizations(
  state: State,
  { account }: Context,
  found: readonly StoredAuthorization[],
  query: Filters,
  other: 'agent' | 'principal',
): Promise<AuthorizationWithUsers[]> {
  const permissions = query.permissions?.split(',').map((word) => word.trim().toLowerCase());
  const name = query.user_name_substring?.toLowerCase() ?? '';
  const email = query.email_substring?.toLowerCase() ?? '';
  const matching = found.filter(
    (one) =>
      (permissions?.includes(one.permission) ?? true) &&
      (query.active_only !== 'true' || isValidAt(one, state.now)) &&
      (query.task_source === undefined || one.taskSource === query.task_source) &&
      (query.task_type === undefined || one.taskType === query.task_type),
  );
  const byId = new Map(
    (await state.of(members).list(account.accountId)).map((member) => [member.userId, member]),
  );
  return matching
    .map((authorization) => ({
      authorization,
      agent: byId.get(authorization.agentId),
      principal: byId.get(authorization.principalId),
    }))
    .filter((one) => {
      const user = one[other];
      return (
        user !== undefined &&
        (query.include_closed_users !== 'false' || user.status !== 'Closed') &&
        user.userName.toLowerCase().includes(name) &&
        user.email.toLowerCase().includes(email)
      );
    });
}
