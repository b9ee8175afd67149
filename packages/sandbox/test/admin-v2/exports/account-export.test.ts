import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import {
  accountExportCreateAccountSettingsExport,
  accountExportDeleteAccountSettingsExport,
  accountExportGetAccountSettingsExport,
  accountExportGetAccountSettingsExports,
} from '@countersign/client/admin-v2';
import { accountsUpdateSettings } from '@countersign/client/esign-v2.1';
import {
  charter,
  gullPoint,
  leasing,
  organizationId,
  settle,
  startOrganization,
  type OrganizationPeople,
} from '../organization.ts';

let people: OrganizationPeople;
await startOrganization((entered) => {
  people = entered;
});

const path = { organizationId };
const seeded = '2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b21';

async function exportSettings(...accountIds: string[]) {
  const accounts = accountIds.map((accountId) => ({ account_id: accountId }));
  const { id: exportId = '' } = await accountExportCreateAccountSettingsExport(people.mara, {
    path,
    body: { accounts },
  });
  const exportPath = { ...path, exportId };
  return settle(() => accountExportGetAccountSettingsExport(people.mara, { path: exportPath }));
}

interface SettingsFile {
  accounts: object[];
  settings: { name: string; account_values: object[] }[];
}

async function readJson(url: string | undefined): Promise<SettingsFile> {
  const response = await people.download(url);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  return response.json();
}

describe('an export of account settings', () => {
  it('has the settings of each account as JSON, in a file for each site', async () => {
    await accountsUpdateSettings(people.mara, {
      body: { signerCanSignOnMobile: 'false', accessCodeFormat: { minimumLength: '6' } },
    });
    const ended = await exportSettings(leasing, charter, leasing.toUpperCase());
    expect(ended).toMatchObject({
      type: 'organization_account_settings_export',
      status: 'completed',
      success: true,
      percent_completed: 100,
      selected_accounts: [{ account_id: leasing }, { account_id: charter }],
      selected_domains: [],
      results: [{ site_id: 3 }, { site_id: 11 }],
    });
    const [own, other] = [
      await readJson(ended.results?.[0]?.url),
      await readJson(ended.results?.[1]?.url),
    ];
    expect(own.accounts).toEqual([{ account_id: leasing, name: 'Harbour Leasing', site_id: 3 }]);
    expect(own.settings).toHaveLength(ended.results?.[0]?.number_rows ?? -1);
    const find = ({ settings }: SettingsFile, name: string) =>
      settings.find((setting) => setting.name === name);
    expect(find(own, 'SignerCanSignOnMobile')).toEqual({
      category: 'Signing',
      name: 'SignerCanSignOnMobile',
      account_values: [{ account_id: leasing, value: 'false', rights: 'editable' }],
    });
    expect(find(own, 'AccessCodeFormat.MinimumLength')).toMatchObject({
      category: 'Identity',
      account_values: [{ value: '6' }],
    });
    expect(find(own, 'AllowSignNow')?.account_values).toMatchObject([{ rights: 'read_only' }]);
    expect(find(own, 'AccountName')?.account_values).toMatchObject([{ value: 'Harbour Leasing' }]);
    expect(find(own, 'IdCheckConfigurations')).toBeUndefined();
    expect(find(other, 'SignerCanSignOnMobile')?.account_values).toMatchObject([{ value: 'true' }]);
  });

  it('is sent as CSV on request', async () => {
    const { results = [] } = await exportSettings(charter);
    const response = await people.download(results[0]?.url, { headers: { accept: 'text/csv' } });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [header, ...rows]: string[][] = parse(await response.text());
    expect(header).toEqual(['Category', 'Setting', charter]);
    expect(rows).toHaveLength(results[0]?.number_rows ?? -1);
    expect(rows).toContainEqual(['Signing', 'SignerCanSignOnMobile', 'true']);
  });

  it('refuses accounts of others, and more than 40', async () => {
    await expect(exportSettings(charter, gullPoint)).rejects.toMatchObject({
      status: 400,
      code: 'invalid_request',
      message: expect.stringContaining('/accounts/1/account_id'),
    });
    const many = Array.from({ length: 41 }, () => charter);
    await expect(exportSettings(...many)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('/accounts'),
    });
  });

  it('is for administrators of the organization, and those with the right for accounts', async () => {
    for (const client of [people.dev, people.elke])
      await expect(
        accountExportCreateAccountSettingsExport(client, {
          path,
          body: { accounts: [{ account_id: charter }] },
        }),
      ).rejects.toMatchObject({ status: 403, code: 'access_denied' });
    const { results = [] } = await exportSettings(charter);
    const refused = await people.download(results[0]?.url, { token: 'sandbox-delegated-admin' });
    expect(refused.status).toBe(403);
  });

  it('is listed until it is deleted or has expired', async () => {
    const first = await exportSettings(leasing);
    const list = async () => {
      const { exports = [] } = await accountExportGetAccountSettingsExports(people.mara, { path });
      return exports.map((one) => one.id);
    };
    expect(await list()).toEqual([seeded, first.id]);
    const exportPath = { ...path, exportId: first.id ?? '' };
    await accountExportDeleteAccountSettingsExport(people.mara, { path: exportPath });
    expect(await list()).toEqual([seeded]);
    expect((await people.download(first.results?.[0]?.url)).status).toBe(404);
    await people.control.advance({ days: 91 });
    expect(await list()).toEqual([]);
  });
});
