import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { Client } from '@countersign/client';
import {
  userExportCreateUserListExport,
  userExportDeleteUserListExport,
  userExportGetUserListExport,
  userExportGetUserListExports,
} from '@countersign/client/admin-v2';
import { usersCreate, usersDelete } from '@countersign/client/esign-v2.1';
import type {
  OrganizationExportRequest,
  OrganizationExportResponse,
} from '@countersign/types/admin-v2';
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
const seeded = '2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b21';
const all = 'organization_memberships_export';

async function exportUsers(
  client: Client,
  body: OrganizationExportRequest = { type: all },
): Promise<OrganizationExportResponse> {
  const { id: exportId = '' } = await userExportCreateUserListExport(client, { path, body });
  return settle(() => userExportGetUserListExport(client, { path: { ...path, exportId } }));
}

type Row = Record<string, string>;

async function readFiles(
  { results = [] }: OrganizationExportResponse,
  token?: string,
): Promise<Row[]> {
  const files: Row[][] = [];
  for (const { url } of results) {
    const response = await people.download(url, token === undefined ? {} : { token });
    expect(response.status).toBe(200);
    files.push(parse(await response.text(), { columns: true }));
  }
  return files.flat();
}

describe('an export of users', () => {
  it('is queued, then has a file for each site with the members as they are', async () => {
    const created = await userExportCreateUserListExport(people.mara, {
      path,
      body: { type: all },
    });
    expect(created).toMatchObject({
      type: all,
      status: 'queued',
      percent_completed: 0,
      number_rows: 0,
      requestor: { type: 'user', name: 'Mara Lindqvist', email: 'mara.lindqvist@harbour.example' },
    });
    expect(created.success).toBeUndefined();
    expect(created.results).toBeUndefined();
    const path2 = { ...path, exportId: created.id ?? '' };
    const ended = await settle(() => userExportGetUserListExport(people.mara, { path: path2 }));
    expect(ended).toMatchObject({ status: 'completed', percent_completed: 100, success: true });
    expect(ended.results?.map((one) => one.site_id)).toEqual([3, 11]);
    const rows = await readFiles(ended);
    expect(rows).toHaveLength(ended.number_rows ?? -1);
    expect(ended.size_bytes).toBe(
      ended.results?.reduce((sum, one) => sum + (one.size_bytes ?? 0), 0),
    );
    expect(rows.find((row) => row['UserEmail'] === 'rafael.quintas@harbour.example')).toMatchObject(
      {
        SiteID: '11',
        AccountID: charter,
        AccountName: 'Harbour Charter',
        APIUserName: 'e95c3d07-82a4-4f61-b7d0-13c6f2a8954b',
        FullName: 'Rafael Quintas',
        FirstName: 'Rafael',
        LastName: 'Quintas',
        UserStatus: 'Active',
        AddedDate: '2025-02-03T10:20:00.0000000Z',
        MembershipStatus: 'Active',
        eSignPermissionProfile: 'DocuSign Sender',
        Groups: 'Everyone;Dockside',
        eSignPermissionProfileID: '2301415',
      },
    );
    // Ines is in two accounts, and has a row for each.
    const ines = rows.filter(
      (row) => row['APIUserName'] === '7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520',
    );
    expect(ines.map((row) => row['AccountID'])).toEqual([leasing, charter]);
    expect(rows.some((row) => row['AccountID'] === gullPoint)).toBe(false);
  });

  it('has users who were added and closed, with texts that a spreadsheet would run', async () => {
    const formula = '=HYPERLINK("http://x.example","a"), "b"\nc';
    const { newUsers = [] } = await usersCreate(people.mara, {
      body: {
        newUsers: [
          { userName: 'Ada Winter', email: 'ada.winter@harbour.example', company: formula },
          { userName: 'Karl Öberg', email: 'karl@north.example' },
        ],
      },
    });
    const [, karl] = newUsers.map(({ userId = '' }) => userId);
    await usersDelete(people.mara, { body: { users: [{ userId: karl ?? '' }] } });
    const rows = await readFiles(
      await exportUsers(people.mara, { type: all, accounts: [{ account_id: leasing }] }),
    );
    expect(rows.find((row) => row['UserEmail'] === 'ada.winter@harbour.example')).toMatchObject({
      CompanyName: formula,
      UserStatus: 'Created',
      MembershipStatus: 'ActivationSent',
    });
    expect(rows.find((row) => row['UserEmail'] === 'karl@north.example')).toMatchObject({
      FullName: 'Karl Öberg',
      UserStatus: 'Closed',
      MembershipStatus: 'Closed',
    });
    expect(new Set(rows.map((row) => row['AccountID']))).toEqual(new Set([leasing]));
  });

  it('takes accounts in any case, and refuses those of others', async () => {
    const accounts = [{ account_id: charter.toUpperCase() }];
    expect(await exportUsers(people.mara, { type: all, accounts })).toMatchObject({
      selected_accounts: [{ account_id: charter }],
    });
    await expect(
      userExportCreateUserListExport(people.mara, {
        path,
        body: { type: all, accounts: [{ account_id: charter }, { account_id: gullPoint }] },
      }),
    ).rejects.toMatchObject({
      status: 400,
      code: 'invalid_request',
      message: expect.stringContaining('/accounts/1/account_id'),
    });
  });

  it('is downloaded only with a token that may read it', async () => {
    const ended = await exportUsers(people.mara);
    const url = ended.results?.[0]?.url ?? '';
    const response = await people.download(url);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[^"]+\.csv"$/,
    );
    expect((await people.download(url, { headers: { accept: 'application/json' } })).status).toBe(
      200,
    );
    const refused = await people.download(url, { token: '' });
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ error: 'invalid_token' });
    expect((await people.download(url, { token: 'sandbox-sender' })).status).toBe(403);
    expect((await people.download(url, { token: 'sandbox-delegated-admin' })).status).toBe(404);
    expect((await people.download(url, { method: 'DELETE' })).status).toBe(405);
    expect((await people.download(`${url}/more`)).status).toBe(404);
    const other = url.replace(/[^/]+$/, '00000000-0000-4000-8000-000000000000');
    expect((await people.download(other)).status).toBe(404);
    const elsewhere = await people.download(url, {
      headers: { 'x-countersign-tenant': 'default' },
    });
    expect(elsewhere.status).toBe(404);
  });

  it('is deleted with its files', async () => {
    const ended = await exportUsers(people.mara);
    const exportPath = { ...path, exportId: ended.id ?? '' };
    const list = async () => {
      const { exports = [] } = await userExportGetUserListExports(people.mara, { path });
      return exports.map((one) => one.id);
    };
    expect(await list()).toEqual([seeded, ended.id]);
    expect(await userExportDeleteUserListExport(people.mara, { path: exportPath })).toEqual({
      success: true,
    });
    expect(await list()).toEqual([seeded]);
    expect((await people.download(ended.results?.[0]?.url)).status).toBe(404);
    for (const call of [userExportGetUserListExport, userExportDeleteUserListExport])
      await expect(call(people.mara, { path: exportPath })).rejects.toMatchObject({
        status: 404,
        code: 'not_found',
      });
  });

  it('expires after 90 days', async () => {
    const ended = await exportUsers(people.mara);
    const expires = Date.parse(ended.expires ?? '');
    expect(expires - Date.parse(ended.completed ?? '')).toBe(90 * 24 * 60 * 60_000);
    await people.control.setClock(new Date(expires - 1000));
    expect((await people.download(ended.results?.[0]?.url)).status).toBe(200);
    await people.control.setClock(new Date(expires));
    expect((await people.download(ended.results?.[0]?.url)).status).toBe(404);
    expect((await userExportGetUserListExports(people.mara, { path })).exports).toMatchObject([
      { id: seeded },
    ]);
  });

  it('has only the accounts of a delegated administrator, who sees only the own exports', async () => {
    const own = await exportUsers(people.dev);
    const rows = await readFiles(own, 'sandbox-delegated-admin');
    expect(new Set(rows.map((row) => row['AccountID']))).toEqual(new Set([leasing, charter]));
    expect((await userExportGetUserListExports(people.dev, { path })).exports).toMatchObject([
      { id: own.id },
    ]);
    await expect(
      userExportGetUserListExport(people.dev, { path: { ...path, exportId: seeded } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      userExportCreateUserListExport(people.dev, {
        path,
        body: { type: all, accounts: [{ account_id: archive }] },
      }),
    ).rejects.toMatchObject({ status: 400, code: 'invalid_request' });
    await expect(
      userExportCreateUserListExport(people.dev, {
        path,
        body: { type: 'organization_external_memberships_export' },
      }),
    ).rejects.toMatchObject({ status: 403, code: 'access_denied' });
    await expect(exportUsers(people.elke)).rejects.toMatchObject({ status: 403 });
  });
});
