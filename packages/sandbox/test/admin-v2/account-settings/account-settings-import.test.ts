import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import {
  accountExportCreateAccountSettingsExport,
  accountExportGetAccountSettingsExport,
  accountSettingsImportAddBulkAccountSettingsImport,
  accountSettingsImportDeleteBulkAccountSettingsImport,
  accountSettingsImportGetBulkAccountSettingsImport,
  accountSettingsImportGetBulkAccountSettingsImports,
} from '@countersign/client/admin-v2';
import { accountsGet, accountsListSettings } from '@countersign/client/esign-v2.1';
import {
  archive,
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
const seeded = '7f1a2b3c-4d5e-4f60-8a71-92b3c4d5e6f7';

function add(csv: BlobPart, client = people.mara) {
  return accountSettingsImportAddBulkAccountSettingsImport(client, {
    path,
    body: { 'file.csv': new Blob([csv], { type: 'text/csv' }) },
  });
}

async function importSettings(csv: BlobPart) {
  const { id: importId = '' } = await add(csv);
  const importPath = { ...path, importId };
  return settle(() =>
    accountSettingsImportGetBulkAccountSettingsImport(people.mara, { path: importPath }),
  );
}

function write(...rows: string[][]): string {
  return rows.map((row) => row.join(',')).join('\r\n');
}

async function readSettings(accountId: string) {
  return accountsListSettings(accountId === charter ? people.elke : people.mara, {
    path: { accountId },
  });
}

describe('an import of account settings', () => {
  it('changes the settings of the accounts, and leaves out empty values', async () => {
    const created = await add(
      write(
        ['Category', 'Setting', leasing, charter.toUpperCase()],
        ['Signing', 'SignerCanSignOnMobile', 'FALSE', ''],
        ['', 'accesscodeformat.minimumlength', '6', '4'],
        ['', 'SignerLoginRequirements', '', 'Login_Required_Per_Session'],
        ['Account', 'AccountName', 'Harbour Leasing Ltd', ''],
      ),
    );
    expect(created).toMatchObject({
      organization_id: organizationId,
      status: 'queued',
      percent_completed: 0,
      number_processed_accounts: 0,
      number_unprocessed_accounts: 2,
      requestor: { type: 'user', name: 'Mara Lindqvist' },
    });
    const importPath = { ...path, importId: created.id ?? '' };
    const ended = await settle(() =>
      accountSettingsImportGetBulkAccountSettingsImport(people.mara, { path: importPath }),
    );
    expect(ended).toMatchObject({
      status: 'completed',
      success: true,
      percent_completed: 100,
      number_processed_accounts: 2,
      number_unprocessed_accounts: 0,
      skipped_settings_by_account: {},
      results: [
        { site_id: 3, number_processed_accounts: 1, processing_issues_by_account: [] },
        { site_id: 11, number_processed_accounts: 1, processing_issues_by_account: [] },
      ],
    });
    expect(await readSettings(leasing)).toMatchObject({
      signerCanSignOnMobile: 'false',
      accessCodeFormat: { minimumLength: '6', letterRequired: 'false' },
      signerLoginRequirements: 'login_not_required',
    });
    expect((await accountsGet(people.mara)).accountName).toBe('Harbour Leasing Ltd');
    expect(await readSettings(charter)).toMatchObject({
      signerCanSignOnMobile: 'true',
      accessCodeFormat: { minimumLength: '4' },
      signerLoginRequirements: 'login_required_per_session',
      accountName: 'Harbour Charter',
    });
  });

  it('reports what could not be changed, and changes the rest', async () => {
    const before = (await readSettings(leasing)).allowSignNow === 'true' ? 'false' : 'true';
    const ended = await importSettings(
      write(
        ['Category', 'Setting', leasing, archive, gullPoint],
        ['', 'SignerCanSignOnMobile', 'perhaps', 'false', 'false'],
        ['', 'AccessCodeFormat.MinimumLength', 'four', '', ''],
        ['', 'Teleportation', 'true', 'true', 'true'],
        ['', 'AllowSignNow', before, '', ''],
        ['', 'AllowAccessCodeFormat', 'false', '', ''],
      ),
    );
    expect(ended).toMatchObject({
      status: 'completed',
      success: false,
      number_processed_accounts: 1,
      number_unprocessed_accounts: 2,
      skipped_settings_by_account: { [leasing]: ['AllowSignNow'] },
    });
    expect(ended.results).toMatchObject([
      {
        site_id: 3,
        number_processed_accounts: 1,
        number_unprocessed_accounts: 1,
        processing_issues_by_account: [
          {
            account_id: leasing,
            account_name: 'Harbour Leasing',
            setting_key: 'SignerCanSignOnMobile',
            error_key: 'invalid_setting_value',
            error: 'SignerCanSignOnMobile cannot be "perhaps": it must be one of true, false.',
          },
          {
            setting_key: 'AccessCodeFormat.MinimumLength',
            error_key: 'invalid_setting_value',
            error: 'AccessCodeFormat.MinimumLength cannot be "four": it must be an integer.',
          },
          { setting_key: 'Teleportation', error_key: 'unknown_setting' },
          { account_id: gullPoint, error_key: 'account_not_found' },
        ],
      },
      {
        site_id: 4,
        number_processed_accounts: 0,
        number_unprocessed_accounts: 1,
        error_details: { error: 'no_account_processed' },
        processing_issues_by_account: [
          { account_id: archive, account_name: 'Harbour Archive', error_key: 'account_not_active' },
        ],
      },
    ]);
    // Nothing tells about an account of others.
    expect(ended.results?.[0]?.processing_issues_by_account?.[3]?.account_name).toBeUndefined();
    expect(await readSettings(leasing)).toMatchObject({
      signerCanSignOnMobile: 'true',
      allowAccessCodeFormat: 'false',
    });
    const response = await people.download(ended.results?.[0]?.url);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const rows: string[][] = parse(await response.text());
    expect(rows.slice(0, 6)).toEqual([
      ['AccountID', 'AccountName', 'Setting', 'Value', 'Result'],
      [leasing, 'Harbour Leasing', 'SignerCanSignOnMobile', 'perhaps', 'invalid_setting_value'],
      [
        leasing,
        'Harbour Leasing',
        'AccessCodeFormat.MinimumLength',
        'four',
        'invalid_setting_value',
      ],
      [leasing, 'Harbour Leasing', 'Teleportation', 'true', 'unknown_setting'],
      [leasing, 'Harbour Leasing', 'AllowSignNow', before, 'skipped'],
      [leasing, 'Harbour Leasing', 'AllowAccessCodeFormat', 'false', 'changed'],
    ]);
  });

  it('takes an export as it is, and then changes nothing', async () => {
    const { id: exportId = '' } = await accountExportCreateAccountSettingsExport(people.mara, {
      path,
      body: { accounts: [{ account_id: leasing }] },
    });
    const exportPath = { ...path, exportId };
    const { results = [] } = await settle(() =>
      accountExportGetAccountSettingsExport(people.mara, { path: exportPath }),
    );
    const file = await people.download(results[0]?.url, { headers: { accept: 'text/csv' } });
    const before = await readSettings(leasing);
    const bytes = await file.arrayBuffer();
    // Programs for tables add a byte order mark.
    const ended = await importSettings(await new Blob(['\uFEFF', bytes]).arrayBuffer());
    expect(ended).toMatchObject({ success: true, skipped_settings_by_account: {} });
    expect(await readSettings(leasing)).toEqual(before);
    const outcome = await people.download(ended.results?.[0]?.url);
    const rows: Record<string, string>[] = parse(await outcome.text(), { columns: true });
    expect(new Set(rows.map((row) => row['Result']))).toEqual(new Set(['unchanged']));
  });

  it.each([
    ['a header of users', 'AccountID,FirstName\r\na,b', 'Category,Setting'],
    ['no account', 'Category,Setting\r\nSigning,SignerCanSignOnMobile', 'names no account'],
    ['an account without a GUID', 'Category,Setting,Leasing\r\n,X,true', 'not the GUID'],
    ['an account twice', `Category,Setting,${leasing},${leasing}\r\n,X,true,true`, 'two columns'],
    ['no setting', `Category,Setting,${leasing}`, 'no setting'],
    ['a setting twice', `Category,Setting,${leasing}\r\n,X,true\r\n,x,true`, 'Row 3'],
    ['a row without a name', `Category,Setting,${leasing}\r\n,,true`, 'Row 2'],
    ['a row with another length', `Category,Setting,${leasing}\r\n,X`, 'line 2'],
    ['an open quote', `Category,Setting,${leasing}\r\n,"X,true`, 'file.csv'],
    ['nothing', '', 'Category,Setting'],
  ])('refuses a file with %s', async (_name, csv, sentence) => {
    await expect(add(csv)).rejects.toMatchObject({
      status: 400,
      code: 'invalid_request',
      message: expect.stringContaining(sentence),
    });
  });

  it('refuses bytes that are not UTF-8, and more than 40 accounts or 2000 settings', async () => {
    await expect(add(new Uint8Array([0x43, 0xff, 0xfe]))).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('UTF-8'),
    });
    const ids = Array.from(
      { length: 41 },
      (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    );
    const values = ids.map(() => 'true');
    await expect(
      add(write(['Category', 'Setting', ...ids], ['', 'X', ...values])),
    ).rejects.toMatchObject({ status: 400, message: expect.stringContaining('41 accounts') });
    const rows = Array.from({ length: 2001 }, (_, index) => ['', `X${index}`, 'true']);
    await expect(add(write(['Category', 'Setting', leasing], ...rows))).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('2001 settings'),
    });
  });

  it('is for administrators of the organization, and those with the right for accounts', async () => {
    const csv = write(['Category', 'Setting', charter], ['', 'SignerCanSignOnMobile', 'false']);
    for (const client of [people.dev, people.elke])
      await expect(add(csv, client)).rejects.toMatchObject({ status: 403, code: 'access_denied' });
    expect(await readSettings(charter)).toMatchObject({ signerCanSignOnMobile: 'true' });
  });

  it('is listed until it is deleted or has expired; the settings stay changed', async () => {
    const ended = await importSettings(
      write(['Category', 'Setting', leasing], ['', 'SignerCanSignOnMobile', 'false']),
    );
    const list = async () =>
      (await accountSettingsImportGetBulkAccountSettingsImports(people.mara, { path })).map(
        (one) => one.id,
      );
    expect(await list()).toEqual([seeded, ended.id]);
    const importPath = { ...path, importId: ended.id ?? '' };
    expect(
      await accountSettingsImportDeleteBulkAccountSettingsImport(people.mara, { path: importPath }),
    ).toEqual({ success: true });
    expect(await list()).toEqual([seeded]);
    expect((await people.download(ended.results?.[0]?.url)).status).toBe(404);
    expect(await readSettings(leasing)).toMatchObject({ signerCanSignOnMobile: 'false' });
    await people.control.advance({ days: 91 });
    expect(await list()).toEqual([]);
  });
});
