import type { AssetGroupAccountResponse } from '@countersign/types/admin-v2';
import { readBilling } from '../../../account/billing/billing.ts';
import { AdminRefusal } from '../admin-refusal.ts';
import { defineOrganizationOperation } from '../define-admin-operation.ts';
import { findWork, listWorks } from './list-works.ts';
import { createWork, isOpen } from './new-work.ts';
import { presentClone } from './present-work.ts';
import { readClone } from './read-clone.ts';
import { findSite } from './regions.ts';
import { findSourceAccount } from './source-account.ts';
import { findSubscription, isCompliant, listSubscriptions } from './subscriptions.ts';
import { requireOrganizationAdministrator } from './target-administrator.ts';

/** The maximum number of clones of an account in progress. */
const mostClones = 5;

export const AccountCloning_getAssetGroupAccounts = defineOrganizationOperation(
  'AccountCloning_getAssetGroupAccounts',
  async (state, { query }, { organization, accounts }) => {
    const subscriptions = await listSubscriptions(state, organization, accounts);
    const wanted = query.compliant === undefined ? undefined : String(query.compliant) === 'true';
    const assetGroupAccounts: AssetGroupAccountResponse[] = [];
    for (const account of accounts) {
      const billing = await readBilling(state, account);
      const subscription = findSubscription(subscriptions, billing);
      if (subscription === undefined) continue;
      const compliant = isCompliant(subscription, billing);
      if (wanted !== undefined && wanted !== compliant) continue;
      const { siteId, siteName } = findSite(account.siteId);
      assetGroupAccounts.push({
        assetGroupId: subscription.assetGroupId,
        assetGroupName: subscription.assetGroupName,
        accountId: account.accountId,
        accountName: account.name,
        externalAccountId: Number(account.number),
        ...(wanted !== true && { compliant }),
        siteId,
        siteName,
      });
    }
    return { status: 200, body: { assetGroupAccounts } };
  },
);

export const AccountCloning_cloneAssetGroupAccount = defineOrganizationOperation(
  'AccountCloning_cloneAssetGroupAccount',
  async (state, { body }, admin) => {
    const { organization, accounts } = admin;
    const source = await findSourceAccount(state, organization, accounts, body.sourceAccount.id);
    const { accountId, name } = source.account;
    const target = readClone(body.targetAccount, source.account);
    await requireOrganizationAdministrator(state, organization, accounts, target.admin.email);
    const works = await listWorks(state, admin, 'AccountAssetClone');
    const open = works.filter((work) => isOpen(work) && work.source?.accountId === accountId);
    if (open.length >= mostClones)
      throw new AdminRefusal(
        'invalid_asset_group_work',
        `The max number of active clones for this Source Account has been reached (${mostClones}). ${name} is the source of them. Wait until one is completed.`,
      );
    const work = await createWork(state, admin, source.subscription, {
      type: 'AccountAssetClone',
      modules: source.modules,
      source: { accountId, cloneRequestId: admin.newId() },
      target,
      message: 'Waiting for the clone to begin',
    });
    return { status: 200, body: await presentClone(state, work, false) };
  },
);

export const AccountCloning_getAssetGroupAccountClone = defineOrganizationOperation(
  'AccountCloning_getAssetGroupAccountClone',
  async (state, { path, query }, admin) => {
    const lister = 'AccountCloning_getAssetGroupAccountClonesByOrgId';
    const work = await findWork(state, admin, 'AccountAssetClone', path, lister);
    const isDetailed = String(query.include_details) === 'true';
    return { status: 200, body: await presentClone(state, work, isDetailed) };
  },
);

export const AccountCloning_getAssetGroupAccountClonesByOrgId = defineOrganizationOperation(
  'AccountCloning_getAssetGroupAccountClonesByOrgId',
  async (state, { query }, admin) => {
    const works = await listWorks(state, admin, 'AccountAssetClone', query.since_updated_date);
    const isDetailed = String(query.include_details) === 'true';
    const assetGroupWorks = [];
    for (const work of works) assetGroupWorks.push(await presentClone(state, work, isDetailed));
    return { status: 200, body: { assetGroupWorks } };
  },
);
