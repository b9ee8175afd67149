import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '@countersign/client';
import {
  userExportCreateUserListExport,
  userExportGetUserListExport,
} from '@countersign/client/admin-v2';
import type { OrganizationExportRequest } from '@countersign/types/admin-v2';
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
const ofDomains = 'organization_domain_users_export';
const external = 'organization_external_memberships_export';

function seedUser(userId: string, email: string, accountIds: string[]) {
  return {
    userId,
    email,
    userName: email,
    memberships: accountIds.map((accountId) => ({ accountId })),
  };
}

// Someone of the harbour who works for Gull Point too, and someone of another company.
beforeEach(async () => {
  await people.control.seed({
    users: [
      seedUser('0d1f7a52-6c38-4b94-8e20-b7a5c9d3e614', 'ada@HARBOUR.example', [leasing, gullPoint]),
      seedUser('9be4c073-2f5d-4a18-b6e9-41d8a0c7f352', 'udo@north.example', [leasing]),
    ],
  });
});

/** The addresses and accounts of the rows of an export. */
async function exportRows(
  body: OrganizationExportRequest,
  client: Client = people.mara,
  token = 'sandbox',
): Promise<string[]> {
  const { id: exportId = '' } = await userExportCreateUserListExport(client, { path, body });
  const { results = [] } = await settle(() =>
    userExportGetUserListExport(client, { path: { ...path, exportId } }),
  );
  const files: Record<string, string>[][] = [];
  for (const { url } of results) {
    const response = await people.download(url, { token });
    files.push(parse(await response.text(), { columns: true }));
  }
  return files.flat().map((row) => `${row['UserEmail']} ${row['AccountID']}`);
}

describe('an export of users of domains', () => {
  it('has the users of the claimed domains in all accounts, also in those of others', async () => {
    const rows = await exportRows({ type: ofDomains });
    expect(rows).toContain(`ada@HARBOUR.example ${leasing}`);
    expect(rows).toContain(`ada@HARBOUR.example ${gullPoint}`);
    expect(rows).toContain(`rafael.quintas@harbour.example ${charter}`);
    expect(rows.filter((row) => !/@harbour\.example /i.test(row))).toEqual([]);
  });

  it('can have the accounts of others alone', async () => {
    expect(await exportRows({ type: external })).toEqual([`ada@HARBOUR.example ${gullPoint}`]);
    await expect(
      exportRows({ type: external, accounts: [{ account_id: leasing }] }),
    ).rejects.toMatchObject({
      status: 400,
      code: 'invalid_request',
      message: expect.stringContaining('/accounts'),
    });
  });

  it('has only the accounts of a delegated administrator', async () => {
    const rows = await exportRows({ type: ofDomains }, people.dev, 'sandbox-delegated-admin');
    expect(rows).toContain(`ada@HARBOUR.example ${leasing}`);
    expect(rows.some((row) => row.endsWith(gullPoint))).toBe(false);
  });

  it('takes only domains that the organization has claimed', async () => {
    const domains = [{ domain: 'Harbour.Example' }];
    const members = { type: 'organization_memberships_export', domains } as const;
    const rows = await exportRows({ ...members, accounts: [{ account_id: leasing }] });
    expect(rows).toContain(`ada@HARBOUR.example ${leasing}`);
    expect(rows).not.toContain(`udo@north.example ${leasing}`);
    for (const domain of ['charter.example', 'gullpoint.example'])
      await expect(exportRows({ type: ofDomains, domains: [{ domain }] })).rejects.toMatchObject({
        status: 400,
        code: 'invalid_request',
        message: expect.stringContaining('/domains/0/domain'),
      });
  });
});
