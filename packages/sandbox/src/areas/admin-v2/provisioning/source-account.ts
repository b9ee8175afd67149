import { type Billing, readBilling } from '../../../account/billing/billing.ts';
import { accounts, type StoredAccount } from '../../../state/model/account.ts';
import type { StoredSubscription } from '../../../state/model/asset-groups.ts';
import type { StoredOrganization } from '../../../state/model/organization.ts';
import type { State } from '../../../state/state.ts';
import { AdminRefusal } from '../admin-refusal.ts';
import { findSubscription, isCompliant, listModules, listSubscriptions } from './subscriptions.ts';

/** An account that can be cloned. */
interface SourceAccount {
  account: StoredAccount;
  subscription: StoredSubscription;
  modules: string[];
}

/**
 * The account of an organization that is to be cloned.
 * @throws AdminRefusal invalid_account, invalid_asset_group_account, clone_account_not_compliant
 */
export async function findSourceAccount(
  state: State,
  organization: StoredOrganization,
  all: readonly StoredAccount[],
  accountId: string,
): Promise<SourceAccount> {
  const wanted = accountId.toLowerCase();
  const account = all.find((one) => one.accountId === wanted);
  if (account === undefined) throw await refuseAccount(state, organization, wanted);
  const billing = await readBilling(state, account);
  const subscription = findSubscription(await listSubscriptions(state, organization, all), billing);
  if (subscription === undefined)
    throw new AdminRefusal(
      'invalid_asset_group_account',
      `/sourceAccount/id is ${account.name}, whose plan ${billing.plan.planName} is not in an asset group of ${organization.name}. AccountCloning_getAssetGroupAccounts lists the accounts that are.`,
    );
  if (!isCompliant(subscription, billing))
    throw new AdminRefusal(
      'clone_account_not_compliant',
      `/sourceAccount/id is ${account.name}, which has add-ons that the asset group ${subscription.assetGroupName} does not include: ${listForeign(subscription, billing)}. Clone another account, or remove them.`,
    );
  return { account, subscription, modules: listModules(billing) };
}

function listForeign({ modules }: StoredSubscription, billing: Billing): string {
  return listModules(billing)
    .filter((id) => !modules.includes(id))
    .join(', ');
}

async function refuseAccount(
  state: State,
  { name }: StoredOrganization,
  accountId: string,
): Promise<AdminRefusal> {
  const isKnown = (await state.of(accounts).get('', accountId)) !== undefined;
  return new AdminRefusal(
    'invalid_account',
    `${isKnown ? 'The source account is not in the organization of the asset group.' : 'The source account does not exist.'} /sourceAccount/id is ${accountId}, which is ${isKnown ? `not an account of ${name}` : 'not an account'}. AccountCloning_getAssetGroupAccounts lists the accounts.`,
  );
}
