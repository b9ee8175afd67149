import { Refusal } from '@countersign/mock/core/answers';
import type { UserInfo } from '@countersign/types/oauth';
import { identities } from '../state/model/account.ts';
import type { State } from '../state/state.ts';
import type { Claims } from '../engine/caller.ts';
import { isActive, listMemberships } from '../account/users/memberships.ts';
import { splitName } from '../account/users/split-name.ts';
import { withoutUndefined } from '../engine/without-undefined.ts';

/**
 * Presents the user of a token, with the accounts and their base URIs: this server, unless the
 * options set another `baseUri`.
 * @throws Refusal if the user does not exist, or all of the memberships have ended
 */
export async function userInfo(
  state: State,
  claims: Claims | undefined,
  { origin, baseUri }: { origin: string; baseUri: string },
): Promise<UserInfo> {
  const userId = claims?.sub;
  const identity = userId === undefined ? undefined : await state.of(identities).get('', userId);
  const active =
    identity === undefined ? [] : (await listMemberships(state, identity)).filter(isActive);
  const [first] = active;
  if (identity === undefined || first === undefined)
    throw new Refusal(
      'badToken',
      'The user of the access token no longer exists, or is no longer allowed to log in.',
    );
  const { firstName, lastName } = first.member;
  const names = splitName({
    userName: identity.userName,
    ...withoutUndefined({ firstName, lastName }),
  });
  return {
    sub: identity.userId,
    name: identity.userName,
    given_name: names.firstName,
    family_name: names.lastName,
    created: new Date(identity.createdAt).toISOString().replace('Z', ''),
    email: identity.email,
    accounts: active.map(({ account: { accountId, name, organizationId } }, at) => ({
      account_id: accountId,
      is_default: at === 0,
      account_name: name,
      base_uri: baseUri,
      ...(organizationId !== undefined && {
        organization: {
          organization_id: organizationId,
          links: [{ rel: 'self', href: `${origin}/v2/organizations/${organizationId}` }],
        },
      }),
    })),
  };
}
