import type {
  SubAccountCreateRequest,
  SubAccountCreateRequestSubAccountCreationTargetAccountDetails,
} from '@countersign/types/admin-v2';
import { isEmailAddress } from '../../../account/users/person.ts';
import type { StoredSubscription, StoredTargetAccount } from '../../../state/model/asset-groups.ts';
import { AdminRefusal } from '../admin-refusal.ts';
import { createTarget } from './new-work.ts';
import { longestName } from './read-clone.ts';
import { readPlace } from './read-place.ts';
import { showName } from '../../../engine/show-name.ts';

const lister = 'AccountCreation_GetOrganizationPlanItems';

/**
 * The subscription of a new account, and the modules that the account gets.
 * @throws AdminRefusal for a subscription, plan or module that the organization does not have
 */
export function readSubscription(
  all: readonly StoredSubscription[],
  requested: SubAccountCreateRequest['subscriptionDetails'],
): { subscription: StoredSubscription; modules: string[] } {
  const { id = '', planId = '', modules = [] } = requested ?? {};
  if (id === '' || planId === '')
    throw new AdminRefusal(
      'account_creation_subscription_info',
      `/subscriptionDetails/${id === '' ? 'id' : 'planId'} is missing. ${lister} returns both IDs.`,
    );
  const subscription = all.find(({ subscriptionId }) => subscriptionId === id.toLowerCase());
  if (subscription === undefined)
    throw new AdminRefusal(
      'account_creation_subscription_id',
      `/subscriptionDetails/id is ${showName(id)}, which is not a subscription of the organization. ${lister} lists them.`,
    );
  if (!subscription.isActive)
    throw new AdminRefusal(
      'account_creation_inactive_subscription',
      `/subscriptionDetails/id is ${subscription.name}, which is not active. Choose another subscription.`,
    );
  const wanted = modules.map((module) => module.toLowerCase());
  const foreign = wanted.findIndex((module) => !subscription.modules.includes(module));
  if (planId.toLowerCase() !== subscription.planId)
    throw refuseAsset('planId', planId, subscription);
  if (foreign !== -1) throw refuseAsset(`modules/${foreign}`, wanted[foreign] ?? '', subscription);
  return { subscription, modules: [...new Set(wanted)] };
}

function refuseAsset(place: string, id: string, { name }: StoredSubscription): AdminRefusal {
  return new AdminRefusal(
    'account_creation_invalid_asset_requested',
    `/subscriptionDetails/${place} is ${id}, which does not belong to the subscription ${name}. ${lister} lists the plans and modules.`,
  );
}

const codes = {
  missing: 'account_creation_invalid_inputs',
  country: 'account_creation_region_cannot_be_determined_from_country',
  site: 'account_creation_site_cannot_be_determined',
} as const;

/**
 * Reads the account of a request.
 * @throws AdminRefusal for missing or invalid properties
 */
export function readTarget(
  target: SubAccountCreateRequestSubAccountCreationTargetAccountDetails = {},
): StoredTargetAccount {
  const { name = '', admin: administrator = {} } = target;
  const { email = '', firstName, lastName } = administrator;
  const required = {
    name,
    'admin/email': email,
    'admin/firstName': firstName,
    'admin/lastName': lastName,
  };
  for (const [place, text = ''] of Object.entries(required))
    if (text.trim() === '') throw refuseInput(`${place} is missing. A new account requires it.`);
  if (name.trim().length > longestName)
    throw refuseInput(
      `name has ${name.trim().length} characters. It can have up to ${longestName}.`,
    );
  if (!isEmailAddress(email.trim()))
    throw refuseInput(`admin/email is ${email}, which is not an e-mail address.`);
  return createTarget(target, readPlace(target, codes), administrator);
}

function refuseInput(problem: string): AdminRefusal {
  return new AdminRefusal('account_creation_invalid_inputs', `/targetAccount/${problem}`);
}
