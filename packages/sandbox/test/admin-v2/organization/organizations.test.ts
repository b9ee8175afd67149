// The organizations of a caller, and what the caller sees of them.
import { afterAll, describe, expect, it } from 'vitest';
import { createControl } from '../../../src/control/index.ts';
import { startTest } from '../../harness.ts';
import { archive, charter, createAdminCaller, harbourGroup, leasing } from '../ask-admin.ts';

const { sandbox, close } = await startTest();
afterAll(close);
const askAdmin = createAdminCaller(sandbox);

const names = {
  [leasing]: 'Harbour Leasing',
  [archive]: 'Harbour Archive',
  [charter]: 'Harbour Charter',
};

function organizationWith(accounts: readonly (keyof typeof names)[], more: object = {}) {
  return {
    organizations: [
      {
        id: harbourGroup,
        name: 'Harbour Group',
        accounts: accounts.map((id) => ({ id, name: names[id] })),
        ...more,
      },
    ],
  };
}

describe('the organizations of a caller', () => {
  it('have everything for an administrator of all of it', async () => {
    const { status, body } = await askAdmin('GET /v2/organizations');
    expect({ status, body }).toMatchObject({
      status: 200,
      body: organizationWith([leasing, archive, charter], {
        default_account_id: leasing,
        default_permission_profile_id: 2_301_415,
        users: [
          { id: '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10' },
          { id: '2fd7c6b5-90e8-4a13-8c4f-b71e05d9a362' },
        ],
        reserved_domains: [
          { host_name: 'harbour.example', status: 'active' },
          { host_name: 'charter.example', status: 'pending' },
        ],
        identity_providers: [{ identity_providers: [{ friendly_name: 'Harbour sign-in' }] }],
      }),
    });
  });

  it('have the accounts of the delegation for a delegated administrator', async () => {
    const { body } = await askAdmin('GET /v2/organizations', { token: 'sandbox-delegated-admin' });
    expect(body).toMatchObject(organizationWith([leasing, charter]));
    expect(body).toHaveProperty(['organizations', 0, 'reserved_domains']);
  });

  it('do not include those that the caller does not administer', async () => {
    for (const token of ['sandbox-sender', 'sandbox-account-admin', 'sandbox-rooms-v5-admin'])
      expect((await askAdmin('GET /v2/organizations', { token })).body).toEqual({
        organizations: [],
      });
  });

  it.each<[token: string, accounts: (keyof typeof names)[]]>([
    ['sandbox-account-admin', [charter]],
    ['sandbox-sender', [leasing, charter]],
    ['sandbox-viewer', [leasing]],
  ])('include for %s those of its accounts, and only these accounts', async (token, accounts) => {
    const { body } = await askAdmin('GET /v2/organizations?mode=account_membership', { token });
    expect(body).toMatchObject(organizationWith(accounts));
    for (const hidden of ['users', 'reserved_domains', 'identity_providers'])
      expect(body).not.toHaveProperty(['organizations', 0, hidden]);
  });

  it('are none for a user whose accounts are in no organization', async () => {
    const token = 'sandbox-rooms-v5-admin';
    const { body } = await askAdmin('GET /v2/organizations?mode=account_membership', { token });
    expect(body).toEqual({ organizations: [] });
  });

  it('are the same behind each base address', async () => {
    const expected = await askAdmin('GET /v2/organizations');
    for (const prefix of ['', '/management', '/Management'])
      expect(await askAdmin('GET /v2/organizations', { prefix })).toEqual(expected);
  });

  it('are refused with an unknown mode', async () => {
    expect(await askAdmin('GET /v2/organizations?mode=all')).toMatchObject({
      status: 400,
      body: { error: 'invalid_request' },
    });
  });
});

describe('the domains and identity providers of an organization', () => {
  it('are as the examples of the specs', async () => {
    expect(await askAdmin(`GET /v2/organizations/${harbourGroup}/reserved_domains`)).toMatchObject({
      status: 200,
      body: {
        reserved_domains: [
          { id: 'c0e5a7d9-3b18-4f62-8d4a-7e9f1b2c3d60', settings: [] },
          { id: '58d2e9b4-7f61-4c03-a9e8-1b6c4d07f3a5', status: 'pending' },
        ],
      },
    });
    expect(
      await askAdmin(`GET /v2/organizations/${harbourGroup}/identity_providers`),
    ).toMatchObject({
      status: 200,
      body: { identity_providers: [{ type: 'saml_20', auto_provision_users: true }] },
    });
  });

  it('show whether a certificate is valid by the clock of the tenant', async () => {
    const control = createControl('http://sandbox.test', { tenant: 'later', fetch: sandbox.fetch });
    await control.setClock('2027-07-01T00:00:00Z');
    const { body } = await askAdmin(`GET /v2/organizations/${harbourGroup}/identity_providers`, {
      tenant: 'later',
    });
    expect(body).toMatchObject({
      identity_providers: [{ saml_20: { certificates: [{ is_valid: false }] } }],
    });
  });
});
