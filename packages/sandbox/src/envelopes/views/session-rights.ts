import { policySource } from '@countersign/mock/core/oauth';
import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { PageRights } from '../../pages/render.ts';
import { accounts, members } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import type { StoredGrant } from './access/stored-view.ts';

/** Applications under test run on this machine. */
const thisMachine = [
  'http://localhost:*',
  'https://localhost:*',
  'http://127.0.0.1:*',
  'https://127.0.0.1:*',
];

/**
 * Creates the rights of a session's pages. By default they may be in frames of this server, of the
 * application that the browser goes back to, and of applications on this machine.
 */
export function sessionRights({ frameAncestors, returnUrl, ping }: StoredGrant): PageRights {
  const back = returnUrl === undefined ? null : URL.parse(returnUrl);
  const isWeb = back !== null && /^https?:$/.test(back.protocol);
  const source = policySource(returnUrl ?? '');
  return {
    frameAncestors: frameAncestors ?? [
      "'self'",
      ...thisMachine,
      ...(source === undefined ? [] : [source]),
    ],
    connect: policySource(ping?.url ?? ''),
    formScheme: back === null || isWeb ? undefined : back.protocol,
  };
}

/**
 * The user with whose rights a session was opened, in the account.
 * @throws ServiceRefusal USER_LACKS_MEMBERSHIP where the user is no longer active there
 */
export async function requireSessionCaller(
  state: State,
  { accountId, userId = '' }: StoredGrant,
): Promise<Pick<Context, 'account' | 'caller'>> {
  const account = await state.of(accounts).get('', accountId);
  const caller = await state.of(members).get(accountId, userId);
  if (account === undefined || caller?.status !== 'Active')
    throw new ServiceRefusal(
      'USER_LACKS_MEMBERSHIP',
      'The user who opened this page is no longer an active member of the account.',
    );
  return { account, caller };
}
