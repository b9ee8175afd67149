import { addOnPrices, findPlan, findPlanByName } from '../../../account/billing/plans.ts';
import { type Billing, readBilling } from '../../../account/billing/billing.ts';
import { deriveGuid } from '../../../engine/derive-guid.ts';
import type { StoredAccount } from '../../../state/model/account.ts';
import { subscriptions, type StoredSubscription } from '../../../state/model/asset-groups.ts';
import type { StoredOrganization } from '../../../state/model/organization.ts';
import type { State } from '../../../state/state.ts';

/**
 * The subscriptions of an organization. One without any has a subscription to the plan of its first
 * account, with all modules.
 */
export async function listSubscriptions(
  state: State,
  { organizationId, name }: StoredOrganization,
  accounts: readonly StoredAccount[],
): Promise<StoredSubscription[]> {
  const kept = await state.of(subscriptions).list(organizationId);
  if (kept.length > 0) return kept;
  const [first] = accounts;
  const plan = first === undefined ? undefined : (await readBilling(state, first)).plan;
  return [
    {
      subscriptionId: deriveGuid(`${organizationId}/subscription`),
      name,
      planId:
        (plan?.planId ?? '') === '' ? findPlanByName('Business').planId : (plan?.planId ?? ''),
      modules: [...addOnPrices.keys()],
      assetGroupId: deriveGuid(`${organizationId}/asset-group`),
      assetGroupName: name,
      isActive: true,
    },
  ];
}

/** The subscription to whose asset group an account belongs: the one with the plan of the account. */
export function findSubscription(
  all: readonly StoredSubscription[],
  { plan }: Pick<Billing, 'plan'>,
): StoredSubscription | undefined {
  return all.find(({ planId }) => planId === plan.planId);
}

/** Checks whether an account has only add-ons that its asset group includes. */
export function isCompliant(
  { modules }: Pick<StoredSubscription, 'modules'>,
  billing: Pick<Billing, 'stored'>,
): boolean {
  return listModules(billing).every((id) => modules.includes(id));
}

/** The IDs of the add-ons that an account has. */
export function listModules({ stored }: Pick<Billing, 'stored'>): string[] {
  return stored.addOns.flatMap(({ addOnId, active }) =>
    addOnId === undefined || active === 'false' ? [] : [addOnId],
  );
}

/** The name of a plan; empty for one that is no longer known. */
export function namePlan(planId: string): string {
  return findPlan(planId)?.planName ?? '';
}

/** The name of a module; empty for one that is no longer known. */
export function nameModule(moduleId: string): string {
  return addOnPrices.get(moduleId)?.name ?? '';
}
