import { findOperatingUser } from '../account/log-in/operating-user.ts';
import { type Call, type Identity, readCurrentClaims } from '../engine/caller.ts';
import type { Tenants } from '../engine/tenants.ts';

/**
 * Makes another user the caller, for whom the sender of the request only authenticates.
 * @param named the e-mail address or the ID of the other user
 * @throws Refusal if the sender may not call for that user
 */
export async function callForAnother(
  { path }: Pick<Call, 'path'>,
  { tenant, caller }: Identity,
  named: string,
  tenants: Pick<Tenants, 'read'>,
): Promise<Identity> {
  const claims = await tenants.read(tenant, async (state) => {
    const authenticated = await readCurrentClaims(state, caller);
    const sub = await findOperatingUser(state, path.accountId, authenticated, named);
    return { ...authenticated, sub };
  });
  return { tenant, caller: { claims }, userId: claims.sub };
}
