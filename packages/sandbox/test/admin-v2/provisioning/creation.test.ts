import type { Client } from '@countersign/client';
import {
  accountCreationCreateAssetGroupAccount,
  accountCreationGetOrganizationPlanItems,
  accountCreationGetSubAccountCreateProcessByAssetGroupWorkId,
  accountCreationGetSubAccountCreateProcessesByOrgId,
} from '@countersign/client/admin-v2';
import { accountsGet, envelopesCreate, usersList } from '@countersign/client/esign-v2.1';
import { billingPlansGetAccountPlan } from '@countersign/client/esign-v2';
import type { SubAccountCreateRequest } from '@countersign/types/admin-v2';
import { afterAll, describe, expect, it } from 'vitest';
import { catchRefusal } from '../../account/users/ask.ts';
import { definition, startControlTest } from '../../control/harness.ts';
import { activate } from './activate.ts';
import { assetGroupId, harbourGroup, noAccount, salvage, seals } from './requests.ts';

const test = await startControlTest();
afterAll(test.close);

function create(client: Client, change: (body: SubAccountCreateRequest) => void = () => {}) {
  const body: SubAccountCreateRequest = structuredClone(salvage);
  change(body);
  return accountCreationCreateAssetGroupAccount(client, { path: harbourGroup, body });
}

function readProgress(client: Client, assetGroupWorkId = '') {
  return accountCreationGetSubAccountCreateProcessByAssetGroupWorkId(client, {
    path: { ...harbourGroup, assetGroupId, assetGroupWorkId },
    query: { include_details: true },
  });
}

describe('the plan items of an organization', () => {
  it('are those of its subscription, with the accounts that have its plan', async () => {
    const { client } = test.newTenant();
    const [subscription, ...others] = await accountCreationGetOrganizationPlanItems(client, {
      path: harbourGroup,
    });
    expect(others).toEqual([]);
    expect(subscription).toMatchObject({
      subscription_id: salvage.subscriptionDetails.id,
      plan_id: salvage.subscriptionDetails.planId,
      plan_name: 'Business',
      associated_accounts_count: 2,
    });
    expect(subscription?.modules?.map((module) => module.plan_item_name)).toEqual([
      'SMS delivery',
      'Electronic seals',
    ]);
  });
});

describe('the creation of an account', () => {
  it('ends with a whole account of the organization, with its plan, module and administrator', async () => {
    const { client, control } = test.newTenant();
    await control.freeze('2026-12-01T08:00:00Z');
    const { AssetGroupWork: work, Success } = await create(client);
    expect(Success).toBe(true);
    expect(work).toMatchObject({
      AssetGroupId: assetGroupId,
      AssetGroupWorkType: 'AccountAssetCreate',
      Status: 'Pending',
      TargetAccountId: noAccount,
      Attempts: 0,
      CreateSubAccountDetails: { Name: 'Harbour Salvage', Region: 'NA', Site: 'NA3' },
    });
    await control.advance({ seconds: 1 });
    expect(await readProgress(client, work?.AssetGroupWorkId)).toMatchObject({
      status: 'Processing',
      attempts: 1,
      targetAccount: { id: noAccount },
    });
    await control.advance({ seconds: 60 });
    const created = await readProgress(client, work?.AssetGroupWorkId);
    expect(created).toMatchObject({
      status: 'Completed',
      createdByName: 'Mara Lindqvist',
      subscriptionDetails: {
        planName: 'Business',
        modules: [{ moduleId: seals, moduleName: 'Electronic seals' }],
      },
    });
    const path = { accountId: created.targetAccount.id ?? '' };
    await activate(control, path.accountId);
    expect(await accountsGet(client, { path })).toMatchObject({
      accountName: 'Harbour Salvage',
      planName: 'Business',
    });
    const { billingPlan } = await billingPlansGetAccountPlan(client, { path });
    expect(billingPlan?.addOns).toMatchObject([{ addOnId: seals, active: 'true' }]);
    const { users } = await usersList(client, { path });
    expect(users).toMatchObject([
      { userName: 'Mara Lindqvist', userStatus: 'Active', isAdmin: 'True' },
    ]);
    const sent = await envelopesCreate(client, { path, body: definition() });
    expect(sent.status).toBe('sent');
    const [item] = await accountCreationGetOrganizationPlanItems(client, { path: harbourGroup });
    expect(item?.associated_accounts_count).toBe(3);
  });

  it('invites an administrator who is not a user yet, in the region of the country', async () => {
    const { client, control } = test.newTenant();
    await control.freeze('2026-12-01T08:00:00Z');
    const { AssetGroupWork: work } = await create(client, (body) => {
      body.targetAccount = {
        name: 'Harbour Towage',
        countryCode: 'de',
        admin: {
          email: 'imke.harms@towage.example',
          firstName: 'Imke',
          lastName: 'Harms',
          locale: 'de',
        },
      };
    });
    expect(work?.CreateSubAccountDetails).toMatchObject({ Region: 'EU', CountryCode: 'DE' });
    await control.advance({ minutes: 1 });
    const { targetAccount } = await readProgress(client, work?.AssetGroupWorkId);
    const mails = await control.outbox({ to: 'imke.harms@towage.example' });
    expect(mails.map(({ reason }) => reason)).toEqual(['activation']);
    const path = { accountId: targetAccount.id ?? '' };
    await activate(control, path.accountId);
    const { users } = await usersList(client, { path });
    expect(users?.map(({ userName, userStatus }) => `${userName} ${userStatus}`)).toEqual([
      'Imke Harms ActivationSent',
      'Mara Lindqvist Active',
    ]);
  });

  it('is one at a time, and is in the list from the time of its last change', async () => {
    const { client, control } = test.newTenant();
    await control.freeze('2026-12-01T08:00:00Z');
    await create(client);
    expect(await catchRefusal(create(client))).toBe(
      '400 account_creation_active_create_limit_reached',
    );
    await control.advance({ minutes: 1 });
    await create(client);
    const list = async (since_updated_date?: string) => {
      const { assetGroupWorks = [] } = await accountCreationGetSubAccountCreateProcessesByOrgId(
        client,
        { path: harbourGroup, query: { since_updated_date } },
      );
      return assetGroupWorks.map(({ targetAccount }) => targetAccount.name);
    };
    expect(await list()).toEqual(['Harbour Archive', 'Harbour Salvage', 'Harbour Salvage']);
    expect(await list('2026-12-01T08:00:00Z')).toHaveLength(2);
    expect(await list('2026-12-01T08:00:30Z')).toHaveLength(1);
  });

  it('is one at a time also where requests come together', async () => {
    const { client } = test.newTenant();
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => create(client)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ]);
  });

  it.each<[string, string, (body: SubAccountCreateRequest) => void]>([
    ['no subscription', 'subscription_info', (body) => delete body.subscriptionDetails],
    ['no plan', 'subscription_info', (body) => delete body.subscriptionDetails?.planId],
    [
      'another subscription',
      'subscription_id',
      (body) => Object.assign(body.subscriptionDetails ?? {}, { id: 'S-417' }),
    ],
    [
      'another plan',
      'invalid_asset_requested',
      (body) => Object.assign(body.subscriptionDetails ?? {}, { planId: seals }),
    ],
    [
      'another module',
      'invalid_asset_requested',
      (body) => Object.assign(body.subscriptionDetails ?? {}, { modules: [noAccount] }),
    ],
    ['no account', 'invalid_inputs', (body) => delete body.targetAccount],
    ['no name', 'invalid_inputs', (body) => delete body.targetAccount?.name],
    [
      'a long name',
      'invalid_inputs',
      (body) => Object.assign(body.targetAccount ?? {}, { name: 'x'.repeat(101) }),
    ],
    [
      'an address without a domain',
      'invalid_inputs',
      (body) => Object.assign(body.targetAccount?.admin ?? {}, { email: 'mara' }),
    ],
    ['no place', 'invalid_inputs', (body) => delete body.targetAccount?.countryCode],
    [
      'an unknown country',
      'region_cannot_be_determined_from_country',
      (body) => Object.assign(body.targetAccount ?? {}, { countryCode: 'ZZ' }),
    ],
    [
      'an unknown region',
      'site_cannot_be_determined',
      (body) => Object.assign(body.targetAccount ?? {}, { region: 'MARS' }),
    ],
  ])('is refused with %s', async (_what, code, change) => {
    const { client } = test.newTenant();
    expect(await catchRefusal(create(client, change))).toBe(`400 account_creation_${code}`);
  });

  it('is refused with a subscription that has ended', async () => {
    const { client, control } = test.newTenant();
    await control.seed({
      subscriptions: [
        {
          organizationId: harbourGroup.organizationId,
          subscriptionId: salvage.subscriptionDetails.id,
          name: 'Harbour Group 2025',
          planId: salvage.subscriptionDetails.planId,
          assetGroupId,
          assetGroupName: 'Harbour Group',
          isActive: false,
        },
      ],
    });
    expect(await catchRefusal(create(client))).toBe('400 account_creation_inactive_subscription');
  });

  it('is only for administrators of the organization, and only its own works are found', async () => {
    const { client, tenant } = test.newTenant();
    for (const token of ['sandbox-account-admin', 'sandbox-delegated-admin'])
      expect(await catchRefusal(create(test.client({ tenant, token })))).toBe('403 access_denied');
    expect(await catchRefusal(readProgress(client, noAccount))).toBe('404 not_found');
  });
});
