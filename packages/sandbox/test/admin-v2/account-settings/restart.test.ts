import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  accountSettingsImportAddBulkAccountSettingsImport,
  accountSettingsImportGetBulkAccountSettingsImport,
  userExportCreateUserListExport,
  userExportGetUserListExport,
} from '@countersign/client/admin-v2';
import { afterAll, expect, inject, it } from 'vitest';
import { createControl } from '../../../src/control/client.ts';
import { startTest } from '../../harness.ts';
import { newStorage } from '../../storage.ts';
import { organizationId, settle } from '../organization.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'countersign-organization-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

/**
 * An import changes one account per transaction, so that many are left when the sandbox is closed
 * right after the request. The members of the seed are in none of them.
 */
const accounts = Array.from({ length: 40 }, (_, index) => ({
  accountId: `4f0a7c25-0000-4000-8000-${String(index).padStart(12, '0')}`,
  number: String(20_000_000 + index),
  name: `Berth ${index}`,
  organizationId,
  planName: 'Business',
  currencyCode: 'USD',
}));

it('goes on with imports and exports after the sandbox was closed in the middle', async () => {
  const storage =
    inject('postgres') === undefined ? { file: path.join(folder, 'state.db') } : await newStorage();
  const first = await startTest({ storage });
  await createControl('http://sandbox.test', {
    fetch: (request) => first.sandbox.fetch(request),
  }).seed({ accounts });
  const csv = [
    ['Category', 'Setting', ...accounts.map(({ accountId }) => accountId)],
    ['', 'SignerCanSignOnMobile', ...accounts.map(() => 'false')],
  ];
  const exported = await userExportCreateUserListExport(first.client(), {
    path: { organizationId },
    body: { type: 'organization_memberships_export' },
  });
  const started = await accountSettingsImportAddBulkAccountSettingsImport(first.client(), {
    path: { organizationId },
    body: { 'file.csv': new Blob([csv.map((row) => row.join(',')).join('\n')]) },
  });
  await first.close();

  const importPath = { organizationId, importId: started.id ?? '' };
  const second = await startTest({ storage });
  const client = second.client();
  const resumed = await accountSettingsImportGetBulkAccountSettingsImport(client, {
    path: importPath,
  });
  expect(resumed.number_unprocessed_accounts).toBeGreaterThan(0);
  const ended = await settle(() =>
    accountSettingsImportGetBulkAccountSettingsImport(client, { path: importPath }),
  );
  expect(ended).toMatchObject({
    number_processed_accounts: accounts.length,
    number_unprocessed_accounts: 0,
  });
  const [file] = ended.results ?? [];
  const headers = { authorization: 'Bearer sandbox' };
  const response = await second.sandbox.fetch(new Request(file?.url ?? '', { headers }));
  const [, ...rows] = (await response.text()).trim().split('\r\n');
  expect(rows).toHaveLength(accounts.length);
  expect(new Set(rows).size).toBe(accounts.length);
  expect(rows.every((row) => row.endsWith('"changed"'))).toBe(true);
  const exportId = exported.id ?? '';
  const members = await settle(() =>
    userExportGetUserListExport(client, { path: { organizationId, exportId } }),
  );
  expect(members.number_rows).toBe(9);
  await second.close();
});
