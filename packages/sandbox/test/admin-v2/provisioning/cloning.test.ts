import type { Client } from '@countersign/client';
import {
  accountCloningCloneAssetGroupAccount,
  accountCloningGetAssetGroupAccountClone,
  accountCloningGetAssetGroupAccountClonesByOrgId,
  accountCloningGetAssetGroupAccounts,
} from '@countersign/client/admin-v2';
import {
  accountPasswordRulesGet,
  accountPasswordRulesUpdate,
  accountsListSettings,
  accountsUpdateSettings,
  groupsList,
  templatesList,
  usersList,
} from '@countersign/client/esign-v2.1';
import { billingPlansGetAccountPlan, billingPlansUpdate } from '@countersign/client/esign-v2';
import type { AssetGroupAccountClone } from '@countersign/types/admin-v2';
import { afterAll, describe, expect, it } from 'vitest';
import { catchRefusal } from '../../account/users/ask.ts';
import { startControlTest } from '../../control/harness.ts';
import { activate } from './activate.ts';
import { assetGroupId, dock, harbourGroup, noAccount, seals } from './requests.ts';

const test = await startControlTest();
afterAll(test.close);

function clone(client: Client, change: (body: AssetGroupAccountClone) => void = () => {}) {
  const body: AssetGroupAccountClone = structuredClone(dock);
  change(body);
  return accountCloningCloneAssetGroupAccount(client, { path: harbourGroup, body });
}

function readProgress(client: Client, assetGroupWorkId = '') {
  return accountCloningGetAssetGroupAccountClone(client, {
    path: { ...harbourGroup, assetGroupId, assetGroupWorkId },
  });
}

/** Gives the first account an add-on that is not part of the subscription. */
async function makeNoncompliant(client: Client, control: { seed(seed: object): Promise<unknown> }) {
  await billingPlansUpdate(client, {
    body: { planInformation: { addOns: [{ addOnId: seals, active: 'true' }] } },
  });
  await control.seed({
    subscriptions: [
      {
        organizationId: harbourGroup.organizationId,
        subscriptionId: 'd48b1f60-2e93-4c57-8a0d-7f35e9c2b816',
        name: 'Harbour Group 2027',
        planId: '57d9c2e4-a813-4f60-b27e-0c6f1d8a3b95',
        modules: [],
        assetGroupId,
        assetGroupName: 'Harbour Group',
      },
    ],
  });
}

describe('the accounts of asset groups', () => {
  it('have the plan of the subscription, and are compliant without other add-ons', async () => {
    const { client, control } = test.newTenant();
    const list = async (compliant?: boolean) => {
      const { assetGroupAccounts = [] } = await accountCloningGetAssetGroupAccounts(client, {
        path: harbourGroup,
        query: { compliant },
      });
      return assetGroupAccounts.map((one) => `${one.accountName} ${one.compliant} ${one.siteName}`);
    };
    expect(await list()).toEqual(['Harbour Leasing true NA3', 'Harbour Charter true EU']);
    await makeNoncompliant(client, control);
    // Asked for, it is not said again.
    expect(await list(true)).toEqual(['Harbour Charter undefined EU']);
    expect(await list(false)).toEqual(['Harbour Leasing false NA3']);
  });
});

describe('a clone', () => {
  it('has the settings and plan items of its source, and none of its users and templates', async () => {
    const { client, control } = test.newTenant();
    await control.freeze('2026-12-01T08:00:00Z');
    await accountsUpdateSettings(client, { body: { allowBulkSend: 'false' } });
    await accountPasswordRulesUpdate(client, { body: { minimumPasswordLength: '12' } });
    await billingPlansUpdate(client, {
      body: { planInformation: { addOns: [{ addOnId: seals, active: 'true' }] } },
    });
    const { assetGroupWorkId, status, targetAccount } = await clone(client);
    expect({ status, ...targetAccount }).toMatchObject({
      status: 'Pending',
      id: noAccount,
      region: 'EU',
      site: 'EU',
    });
    await control.advance({ minutes: 1 });
    const done = await readProgress(client, assetGroupWorkId);
    expect(done).toMatchObject({ status: 'Completed', attempts: 1 });
    const path = { accountId: done.targetAccount.id ?? '' };
    await activate(control, path.accountId);
    expect(await accountsListSettings(client, { path })).toMatchObject({ allowBulkSend: 'false' });
    expect(await accountPasswordRulesGet(client, { path })).toMatchObject({
      minimumPasswordLength: '12',
    });
    const { billingPlan } = await billingPlansGetAccountPlan(client, { path });
    expect(billingPlan?.addOns).toMatchObject([{ addOnId: seals }]);
    const { users } = await usersList(client, { path });
    expect(users?.map(({ userName }) => userName)).toEqual(['Mara Lindqvist']);
    expect((await templatesList(client, { path })).envelopeTemplates ?? []).toEqual([]);
    expect((await groupsList(client, { path })).groups?.map(({ groupType }) => groupType)).toEqual([
      'adminstrators',
      'everyone',
    ]);
    const { assetGroupAccounts = [] } = await accountCloningGetAssetGroupAccounts(client, {
      path: harbourGroup,
    });
    expect(assetGroupAccounts.map(({ accountName }) => accountName)).toContain('Harbour Dry Dock');
  });

  it('is on the site of its source in the same region', async () => {
    const { client } = test.newTenant();
    const { targetAccount } = await clone(client, (body) => {
      body.sourceAccount.id = '0a6e4b2c-8d71-4f95-b3e8-6c1d9f7a2e54';
      body.targetAccount.countryCode = 'US';
    });
    expect(targetAccount.site).toBe('EU');
  });

  it('is repeated ten times if it fails, and then given up', async () => {
    const { client, control } = test.newTenant();
    await control.freeze('2026-12-01T08:00:00Z');
    const { assetGroupWorkId } = await clone(client);
    await makeNoncompliant(client, control);
    await control.advance({ seconds: 10 });
    expect(await readProgress(client, assetGroupWorkId)).toMatchObject({
      status: 'PendingError',
      attempts: 1,
      targetAccount: { id: noAccount },
      cloneProcessingFailureDetails: {
        error: 'clone_account_not_compliant',
        isSystemError: false,
      },
    });
    await control.advance({ hours: 1 });
    expect(await readProgress(client, assetGroupWorkId)).toMatchObject({
      status: 'PermanentFailure',
      attempts: 11,
    });
    const { assetGroupAccounts = [] } = await accountCloningGetAssetGroupAccounts(client, {
      path: harbourGroup,
    });
    expect(assetGroupAccounts).toHaveLength(2);
  });

  it('is the fifth of its source at most, and each is in the list with the names', async () => {
    const { client, control } = test.newTenant();
    await control.freeze('2026-12-01T08:00:00Z');
    for (let at = 0; at < 5; at += 1) await clone(client);
    expect(await catchRefusal(clone(client))).toBe('400 invalid_asset_group_work');
    const { assetGroupWorks = [] } = await accountCloningGetAssetGroupAccountClonesByOrgId(client, {
      path: harbourGroup,
      query: { since_updated_date: '2026-12-01T08:00:00Z', include_details: true },
    });
    expect(assetGroupWorks).toHaveLength(5);
    expect(assetGroupWorks[0]).toMatchObject({
      sourceAccount: { name: 'Harbour Leasing', externalAccountId: 10_583_921, site: 'NA3' },
      createdByEmail: 'mara.lindqvist@harbour.example',
    });
    await control.advance({ minutes: 1 });
    expect((await clone(client)).status).toBe('Pending');
  });

  it.each<[string, string, (body: AssetGroupAccountClone) => void]>([
    ['an unknown source', 'invalid_account', (body) => (body.sourceAccount.id = noAccount)],
    [
      'a source outside the organization',
      'invalid_account',
      (body) => (body.sourceAccount.id = '6d1f4b83-2c97-4e50-a8d6-f39b7e0c5a12'),
    ],
    [
      'a source on another plan',
      'invalid_asset_group_account',
      (body) => (body.sourceAccount.id = 'c37a51e9-4d06-4b8f-92e1-a8f5d0b3c764'),
    ],
    ['no name', 'invalid_account_name', (body) => (body.targetAccount.name = ' ')],
    ['a long name', 'invalid_account_name', (body) => (body.targetAccount.name = 'x'.repeat(101))],
    [
      'no e-mail address',
      'invalid_email_address',
      (body) => delete body.targetAccount.admin?.email,
    ],
    ['no last name', 'invalid_user_name', (body) => delete body.targetAccount.admin?.lastName],
    [
      'an invalid address',
      'invalid_account_admin_user',
      (body) => Object.assign(body.targetAccount.admin ?? {}, { email: 'mara' }),
    ],
    [
      'an administrator of an account only',
      'invalid_account_admin_user',
      (body) =>
        Object.assign(body.targetAccount.admin ?? {}, { email: 'elke.brandt@charter.example' }),
    ],
    ['no place', 'invalid_region', (body) => delete body.targetAccount.region],
    ['an unknown region', 'invalid_site', (body) => (body.targetAccount.region = 'MARS')],
    [
      'an unknown country',
      'clone_account_invalid_country',
      (body) => Object.assign(body.targetAccount, { region: '', countryCode: 'QQ' }),
    ],
  ])('is refused with %s', async (_what, code, change) => {
    const { client } = test.newTenant();
    expect(await catchRefusal(clone(client, change))).toBe(`400 ${code}`);
  });

  it('is only for administrators of the organization, and only works of its asset group are found', async () => {
    const { client, tenant } = test.newTenant();
    for (const token of ['sandbox-account-admin', 'sandbox-delegated-admin'])
      expect(await catchRefusal(clone(test.client({ tenant, token })))).toBe('403 access_denied');
    const creation = '1f96d3b8-7a05-4ce2-94b7-d28e5c60f7a3';
    expect(await catchRefusal(readProgress(client, creation))).toBe('404 not_found');
  });
});
