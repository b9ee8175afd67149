import type { Context } from '../../../engine/context.ts';
import type { StoredGrant, ViewKind } from './stored-view.ts';

/** What a page is allowed that opens with the rights of the calling user. */
export function userGrant(
  { account, caller }: Pick<Context, 'account' | 'caller'>,
  view: ViewKind,
  envelopeId: string | undefined,
  returnUrl: string | undefined,
): StoredGrant {
  return {
    view,
    accountId: account.accountId,
    userId: caller.userId,
    ...(envelopeId !== undefined && { envelopeId }),
    ...(returnUrl !== undefined && { returnUrl }),
  };
}
