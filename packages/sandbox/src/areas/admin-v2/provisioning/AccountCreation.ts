import { addOnPrices } from '../../../account/billing/plans.ts';
import { readBilling } from '../../../account/billing/billing.ts';
import { AdminRefusal } from '../admin-refusal.ts';
import { defineOrganizationOperation } from '../define-admin-operation.ts';
import { findWork, listWorks } from './list-works.ts';
import { createWork, isOpen } from './new-work.ts';
import { presentRequest } from './present-request.ts';
import { presentCreation } from './present-work.ts';
import { readSubscription, readTarget } from './read-creation.ts';
import { findSubscription, listSubscriptions, nameModule, namePlan } from './subscriptions.ts';

export const AccountCreation_GetOrganizationPlanItems = defineOrganizationOperation(
  'AccountCreation_GetOrganizationPlanItems',
  async (state, _request, { organization, accounts }) => {
    const subscriptions = await listSubscriptions(state, organization, accounts);
    const counts = new Map<string | undefined, number>();
    for (const account of accounts) {
      const subscription = findSubscription(subscriptions, await readBilling(state, account));
      const id = subscription?.subscriptionId;
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return {
      status: 200,
      body: subscriptions.map((one) => ({
        plan_id: one.planId,
        plan_name: namePlan(one.planId),
        associated_accounts_count: counts.get(one.subscriptionId) ?? 0,
        asset_group_name: one.assetGroupName,
        asset_group_id: one.assetGroupId,
        subscription_name: one.name,
        subscription_id: one.subscriptionId,
        modules: one.modules.map((id) => ({
          plan_item_id: id,
          plan_item_name: nameModule(id),
          plan_item_description: addOnPrices.get(id)?.description ?? '',
          plan_item_internal_id: nameModule(id).toLowerCase().replaceAll(' ', '_'),
        })),
      })),
    };
  },
);

export const AccountCreation_CreateAssetGroupAccount = defineOrganizationOperation(
  'AccountCreation_CreateAssetGroupAccount',
  async (state, { body }, admin) => {
    const { organization, accounts } = admin;
    const subscriptions = await listSubscriptions(state, organization, accounts);
    const { subscription, modules } = readSubscription(subscriptions, body.subscriptionDetails);
    const target = readTarget(body.targetAccount);
    const open = (await listWorks(state, admin, 'AccountAssetCreate')).find(isOpen);
    if (open !== undefined)
      throw new AdminRefusal(
        'account_creation_active_create_limit_reached',
        `${organization.name} is creating ${open.target.name}. Only one account can be in creation at a time; wait until it is completed.`,
      );
    const work = await createWork(state, admin, subscription, {
      type: 'AccountAssetCreate',
      modules,
      target,
      message: 'Waiting for the creation to begin',
    });
    return {
      status: 200,
      body: { AssetGroupWork: presentRequest(work), Message: '', Success: true },
    };
  },
);

export const AccountCreation_GetSubAccountCreateProcessByAssetGroupWorkId =
  defineOrganizationOperation(
    'AccountCreation_GetSubAccountCreateProcessByAssetGroupWorkId',
    async (state, { path, query }, admin) => {
      const lister = 'AccountCreation_GetSubAccountCreateProcessesByOrgId';
      const work = await findWork(state, admin, 'AccountAssetCreate', path, lister);
      const isDetailed = String(query.include_details) === 'true';
      return { status: 200, body: presentCreation(work, isDetailed) };
    },
  );

export const AccountCreation_GetSubAccountCreateProcessesByOrgId = defineOrganizationOperation(
  'AccountCreation_GetSubAccountCreateProcessesByOrgId',
  async (state, { query }, admin) => {
    const works = await listWorks(state, admin, 'AccountAssetCreate', query.since_updated_date);
    const isDetailed = String(query.include_details) === 'true';
    return {
      status: 200,
      body: { assetGroupWorks: works.map((work) => presentCreation(work, isDetailed)) },
    };
  },
);
