import { z } from 'zod';
import { addOnPrices, findPlan } from '../../../account/billing/plans.ts';
import { findSite, regionNames } from '../provisioning/regions.ts';
import { withoutUndefined } from '../../../engine/without-undefined.ts';
import { accounts, identities } from '../../../state/model/account.ts';
import { assetGroupWorks, subscriptions } from '../../../state/model/asset-groups.ts';
import { dateTimeText, guid, parseTime } from '../../../frame/seed/fields.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';
import { SeedError } from '../../../frame/seed/seed.ts';

const moduleId = guid.refine((id) => addOnPrices.has(id), 'must be the ID of an add-on');
const planId = guid.refine((id) => findPlan(id) !== undefined, 'must be the ID of a plan');

const subscriptionSchema = z.strictObject({
  organizationId: guid,
  subscriptionId: z.string().min(1).toLowerCase(),
  name: z.string().min(1),
  planId,
  modules: z.array(moduleId).default([]),
  assetGroupId: guid,
  assetGroupName: z.string().min(1),
  isActive: z.boolean().default(true),
});

/** The contracts of organizations, with which they create accounts. */
export const subscriptionsSection: SeedSection<z.infer<typeof subscriptionSchema>> = {
  name: 'subscriptions',
  schema: subscriptionSchema,
  async applySeed(state, _account, items) {
    for (const { organizationId, ...subscription } of items)
      await state.of(subscriptions).put(organizationId, subscription.subscriptionId, subscription);
  },
};

const workSchema = z.strictObject({
  assetGroupWorkId: guid,
  subscriptionId: z.string().toLowerCase(),
  orderId: guid,
  accountId: guid,
  region: z.string().refine((name) => regionNames.includes(name), 'must be a region'),
  countryCode: z.exactOptional(z.string().length(2)),
  modules: z.array(moduleId).default([]),
  source: z.exactOptional(z.strictObject({ accountId: guid, cloneRequestId: guid })),
  administratorId: guid,
  createdDateTime: dateTimeText,
});

type SeedWork = z.infer<typeof workSchema>;

/** Accounts of an organization that were created or cloned. */
export const assetGroupWorksSection: SeedSection<SeedWork> = {
  name: 'assetGroupWorks',
  schema: workSchema,
  after: ['subscriptions'],
  async applySeed(state, _account, items) {
    for (const item of items) {
      const { assetGroupWorkId: workId, accountId, source } = item;
      const account = await state.of(accounts).get('', accountId);
      const { organizationId = '' } = account ?? {};
      const contract = await state.of(subscriptions).get(organizationId, item.subscriptionId);
      const administrator = await state.of(identities).get('', item.administratorId);
      if (account === undefined || contract === undefined || administrator === undefined)
        throw new SeedError(
          `assetGroupWorks: ${workId} requires an account of an organization with this subscription, and a user.`,
        );
      const { userId, userName, email } = administrator;
      const [firstName = '', ...rest] = userName.split(' ');
      const at = parseTime(item.createdDateTime) ?? 0;
      await state.of(assetGroupWorks).put(organizationId, workId, {
        workId,
        organizationId,
        assetGroupId: contract.assetGroupId,
        type: source === undefined ? 'AccountAssetCreate' : 'AccountAssetClone',
        status: 'Completed',
        orderId: item.orderId,
        ...(source !== undefined && { source }),
        subscriptionId: contract.subscriptionId,
        planId: contract.planId,
        modules: item.modules,
        target: {
          accountId,
          name: account.name,
          region: item.region,
          ...withoutUndefined({ countryCode: item.countryCode }),
          siteId: findSite(account.siteId).siteId,
          admin: { email, firstName, lastName: rest.join(' '), locale: 'en' },
        },
        attempts: 1,
        message: `The account was ${source === undefined ? 'created' : 'cloned'}`,
        createdAt: at,
        createdBy: { type: 'user', id: userId, name: userName, email },
        updatedAt: at,
      });
    }
  },
};
