import type { NewAccountDefinition } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import {
  resellers,
  type StoredAccount,
  type StoredMember,
  type StoredReseller,
} from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { administratorProfile } from '../permission-profiles/rights.ts';
import { addUser } from '../users/add-user.ts';
import { saveMember } from '../users/save-member.ts';
import { readCurrency } from '../billing/change-plan.ts';
import { readNewBilling, readNewPlan } from '../billing/new-billing.ts';
import { mergeSettings } from './account-part.ts';
import { openAccount } from './open-account.ts';

/**
 * Creates an account with its first user, who is its administrator and gets an e-mail.
 * @throws ServiceRefusal INVALID_REQUEST_BODY if the user lacks a name or an address
 */
export async function makeAccount(
  state: State,
  context: Context,
  definition: NewAccountDefinition,
  { defaultPlanId }: Pick<StoredReseller, 'defaultPlanId'>,
): Promise<{ account: StoredAccount; administrator: StoredMember }> {
  const { accountName, accountSettings = {}, initialUser, planInformation } = definition;
  const plan = readNewPlan(planInformation?.planId, defaultPlanId);
  const account = await openAccount(
    state,
    context,
    {
      name: accountName,
      planName: plan.planName,
      currencyCode: readCurrency(planInformation?.currencyCode ?? 'USD'),
      settings: mergeSettings({}, accountSettings),
    },
    readNewBilling(state, plan, definition),
  );
  const user = { ...initialUser, permissionProfileId: administratorProfile };
  const administrator = await addUser(state, { ...context, account }, user);
  administrator.isAdmin = true;
  await saveMember(state, administrator);
  return { account, administrator };
}

/**
 * The reseller that the calling client belongs to.
 * @throws ServiceRefusal PARTNER_AUTHENTICATION_FAILED
 */
export async function requireReseller(
  state: State,
  { claims }: Pick<Context, 'claims'>,
): Promise<StoredReseller> {
  const reseller = await state.of(resellers).get('', claims.clientId);
  if (reseller !== undefined) return reseller;
  throw new ServiceRefusal(
    'PARTNER_AUTHENTICATION_FAILED',
    `The integration key ${claims.clientId} does not belong to a reseller. Use a key of the section resellers of the seed.`,
  );
}
