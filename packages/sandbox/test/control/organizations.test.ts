// Organizations that tests create, and the status of their domains.
import { afterAll, describe, expect, it } from 'vitest';
import { createControl } from '../../src/control/index.ts';
import { createAdminCaller, gullPoint, harbourGroup } from '../admin-v2/ask-admin.ts';
import { startTest } from '../harness.ts';

const { sandbox, close } = await startTest();
afterAll(close);
const askAdmin = createAdminCaller(sandbox);
const controlOf = (tenant: string) =>
  createControl('http://sandbox.test', { tenant, fetch: sandbox.fetch });

describe('an organization that a test creates', () => {
  it('has one account and one administrator by default', async () => {
    const tenant = 'plain';
    const made = await controlOf(tenant).createOrganization();
    const [{ token = '' } = {}] = made.administrators;
    const { body } = await askAdmin('GET /v2/organizations', { tenant, token });
    expect(body).toMatchObject({
      organizations: [
        {
          id: made.organizationId,
          name: 'New Organization',
          default_account_id: made.accounts[0]?.accountId,
          accounts: [{ name: 'New Account' }],
        },
      ],
    });
    // Its account is a whole one.
    const account = made.accounts[0]?.accountId ?? '';
    const users = await sandbox.fetch(
      new Request(`http://sandbox.test/restapi/v2.1/accounts/${account}/users`, {
        headers: { authorization: `Bearer ${token}`, 'x-countersign-tenant': tenant },
      }),
    );
    expect(await users.json()).toMatchObject({
      users: [{ userName: 'Robin Sandell', isAdmin: 'True' }],
    });
  });

  it('has what the request describes', async () => {
    const tenant = 'whole';
    const made = await controlOf(tenant).createOrganization({
      name: 'Gull Group',
      accounts: [
        { accountId: gullPoint },
        { name: 'Gull Sands', siteId: 7, administrator: { firstName: 'Ida' } },
      ],
      administrators: [
        { userId: '8e3a5c71-d904-4b26-9f83-06c7b2e1d5a4' },
        { firstName: 'Sol', delegation: { rights: ['users'], accounts: [1] } },
      ],
      identityProviders: [{ friendlyName: 'Gull sign-in', type: 'open_id_connect' }],
      domains: [
        { hostName: 'Gull.example', identityProvider: 'Gull sign-in' },
        { hostName: 'sands.example', status: 'pending' },
      ],
    });
    const [whole, delegated] = made.administrators;
    const seen = await askAdmin('GET /v2/organizations', { tenant, token: whole?.token ?? '' });
    expect(seen.body).toMatchObject({
      organizations: [
        {
          accounts: [{ id: gullPoint }, { name: 'Gull Sands', site_id: 7 }],
          reserved_domains: expect.arrayContaining([
            expect.objectContaining({
              host_name: 'gull.example',
              status: 'active',
              identity_provider_id: made.identityProviders[0]?.providerId,
            }),
            expect.objectContaining({ host_name: 'sands.example', status: 'pending' }),
          ]),
        },
      ],
    });
    const part = await askAdmin('GET /v2/organizations', { tenant, token: delegated?.token ?? '' });
    // The first one as a member, without administering it.
    expect(part.body).toMatchObject({
      organizations: [{ accounts: [{ id: gullPoint }, { name: 'Gull Sands' }] }],
    });
    const members = await sandbox.fetch(
      new Request(
        `http://sandbox.test/restapi/v2.1/accounts/${gullPoint}/users/${delegated?.userId}`,
        {
          headers: { authorization: `Bearer ${whole?.token}`, 'x-countersign-tenant': tenant },
        },
      ),
    );
    expect(await members.json()).toMatchObject({ isAdmin: 'False', userName: 'Sol Sandell' });
    const { administrator } = made.accounts[1] ?? {};
    const own = await askAdmin('GET /v2/organizations?mode=account_membership', {
      tenant,
      token: administrator?.token ?? '',
    });
    expect(own.body).toMatchObject({ organizations: [{ accounts: [{ name: 'Gull Sands' }] }] });
  });

  it.each([
    [
      'an account of another organization',
      { accounts: [{ accountId: '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60' }] },
      409,
      'body/accounts/0/accountId',
    ],
    [
      'an unknown account',
      { accounts: [{ accountId: harbourGroup }] },
      404,
      'body/accounts/0/accountId',
    ],
    [
      'an unknown administrator',
      { administrators: [{ userId: harbourGroup }] },
      404,
      'body/administrators/0/userId',
    ],
    [
      'a new administrator who is a user already',
      {
        administrators: [
          { firstName: 'Mara', lastName: 'Lindqvist', email: 'mara.lindqvist@harbour.example' },
        ],
      },
      409,
      'body/administrators/0',
    ],
    [
      'a position without an account',
      { administrators: [{ delegation: { rights: ['users' as const], accounts: [3] } }] },
      400,
      'body/administrators/0/delegation/accounts',
    ],
    [
      'an unknown identity provider',
      { domains: [{ hostName: 'gull.example', identityProvider: 'None' }] },
      400,
      'body/domains/0/identityProvider',
    ],
    [
      'a domain that another organization has claimed',
      { domains: [{ hostName: 'HARBOUR.example' }] },
      409,
      'body/domains/0/hostName',
    ],
    [
      'a domain twice',
      { domains: [{ hostName: 'gull.example' }, { hostName: 'gull.example' }] },
      409,
      'body/domains/1/hostName',
    ],
  ])('cannot have %s', async (_, body, status, where) => {
    const control = controlOf('refused');
    await expect(control.createOrganization(body)).rejects.toMatchObject({
      status,
      where,
    });
    // Nothing of it stays.
    const { body: seen } = await askAdmin('GET /v2/organizations', { tenant: 'refused' });
    expect(seen).toMatchObject({ organizations: [{ name: 'Harbour Group' }] });
  });
});

describe('the status of a domain', () => {
  const charterExample = '58d2e9b4-7f61-4c03-a9e8-1b6c4d07f3a5';

  it('changes, and counts at once', async () => {
    const tenant = 'proved';
    const changed = await controlOf(tenant).setDomainStatus(harbourGroup, charterExample, 'active');
    expect(changed).toEqual({
      domainId: charterExample,
      hostName: 'charter.example',
      status: 'active',
    });
    const { body } = await askAdmin(`GET /v2/organizations/${harbourGroup}/reserved_domains`, {
      tenant,
    });
    expect(body).toMatchObject({ reserved_domains: [{}, { status: 'active' }] });
  });

  it('cannot be active where another organization has claimed the name', async () => {
    const control = controlOf('twice');
    await control.createOrganization({ domains: [{ hostName: 'charter.example' }] });
    await expect(
      control.setDomainStatus(harbourGroup, charterExample, 'active'),
    ).rejects.toMatchObject({ status: 409 });
    await expect(
      control.setDomainStatus(harbourGroup, charterExample, 'rejected'),
    ).resolves.toMatchObject({ status: 'rejected' });
  });

  it('is not there for an unknown domain', async () => {
    await expect(
      controlOf('default').setDomainStatus(harbourGroup, gullPoint, 'active'),
    ).rejects.toMatchObject({ status: 404 });
  });
});
