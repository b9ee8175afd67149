import type { Context } from '../../engine/context.ts';
import { ServiceError } from '../../engine/service-error.ts';
import { resellers, type StoredReseller } from '../../state/model/account-settings.ts';
import type { State } from '../../state/state.ts';

/**
 * The reseller that the calling client belongs to.
 * @throws ServiceError PARTNER_AUTHENTICATION_FAILED
 */
export async function resellerOf(
  state: State,
  { claims }: Pick<Context, 'claims'>,
): Promise<StoredReseller> {
  const reseller = await state.of(resellers).get('', claims.clientId);
  if (reseller !== undefined) return reseller;
  throw new ServiceError(
    'PARTNER_AUTHENTICATION_FAILED',
    `The integration key ${claims.clientId} belongs to no reseller; use a key of the section resellers of the seed.`,
  );
}
