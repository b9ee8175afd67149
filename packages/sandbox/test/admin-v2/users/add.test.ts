import { usersAddUsers, usersCreateUser, usersGetUsers } from '@countersign/client/admin-v2';
import { envelopesCreate, usersList } from '@countersign/client/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { catchRefusal } from '../../account/users/ask.ts';
import { definition } from '../../control/harness.ts';
import { startTest } from '../../harness.ts';
import { createVisitor, easy, readRedirect } from '../../oauth/visitor.ts';
import { archive, charter, gullPoint, leasing } from '../ask-admin.ts';
import { berthDesk, ines, openTenant, sender } from './people.ts';

const test = await startTest();
afterAll(test.close);

const outside = 'noor.haddad@ferry.example';

describe('a new user', () => {
  it('of a claimed domain is active at once, logs in and sends', async () => {
    const { tenant, as } = openTenant(test);
    const made = await usersCreateUser(as(), {
      body: {
        email: 'signe.aalto@harbour.example',
        first_name: 'Signe',
        last_name: 'Aalto',
        language_culture: 'pt-br',
        default_account_id: charter,
        accounts: [
          {
            id: leasing,
            permission_profile: { id: sender },
            groups: [{ id: berthDesk }],
            job_title: 'Berth clerk',
          },
          { id: charter },
        ],
      },
    });
    expect(made).toMatchObject({
      user_name: 'Signe Aalto',
      site_id: 11,
      language_culture: 'pt_BR',
      accounts: [
        {
          id: leasing,
          site_id: 3,
          job_title: 'Berth clerk',
          groups: [{ type: 'everyone_group' }, { id: berthDesk, type: 'custom_group' }],
        },
        { id: charter, site_id: 11, permission_profile: { id: sender } },
      ],
    });
    const visitor = createVisitor(test.sandbox);
    const back = readRedirect(
      await visitor.logIn('signe.aalto@harbour.example', '', { client_id: easy, tenant }),
    );
    expect(back.searchParams.get('code')).not.toBeNull();
    const listed = await usersList(as(), {
      path: { accountId: leasing },
      query: { email: 'signe.aalto@harbour.example' },
    });
    expect(listed.users).toMatchObject([{ userId: made.id, userStatus: 'Active' }]);
  });

  it('of another domain gets an e-mail for each account, and waits', async () => {
    const { as, control } = openTenant(test);
    const made = await usersAddUsers(as(), {
      path: { accountId: leasing },
      body: { email: outside, user_name: 'Noor Haddad', access_code: 'tide-7' },
    });
    const { users = [] } = await usersGetUsers(as(), { query: { email: outside } });
    expect(users).toMatchObject([
      { id: made.id, user_status: 'created', membership_status: 'activation_sent' },
    ]);
    const mails = await control.outbox();
    expect(mails.filter(({ to }) => to.email === outside)).toMatchObject([
      { reason: 'activation', subject: 'Mara Lindqvist invites you to Harbour Leasing' },
    ]);
  });

  it('activates the membership by the link in the e-mail, with the access code', async () => {
    const { as, control, tenant } = openTenant(test);
    await usersAddUsers(as(), {
      path: { accountId: leasing },
      body: { email: outside, user_name: 'Noor Haddad', access_code: 'tide-7' },
    });
    const link = (await control.outbox()).find(({ to }) => to.email === outside)?.link ?? '';
    const visitor = createVisitor(test.sandbox);
    const page = await visitor.go(new URL(link, 'http://sandbox.test').href);
    // A new user has no password to keep.
    const html = await page.clone().text();
    expect(html).toContain('Choose the password with which you will log in.');
    expect(html).not.toContain('keep the password');
    const fields = { action: 'activate', password: 'ferry-lights' };
    const wrong = await visitor.submit(page, { ...fields, 'access-code': 'tide-8' });
    expect(wrong.status).toBe(403);
    const done = await visitor.submit(wrong, { ...fields, 'access-code': 'tide-7' });
    expect(await done.text()).toContain('Welcome to Harbour Leasing');
    expect((await visitor.go(new URL(link, 'http://sandbox.test').href)).status).toBe(410);
    const back = readRedirect(
      await visitor.logIn(outside, 'ferry-lights', { client_id: easy, tenant }),
    );
    expect(back.searchParams.get('code')).not.toBeNull();
  });

  it('gets the permission profile that the organization sets for new users', async () => {
    const { as } = openTenant(test);
    const body = { email: outside, user_name: 'Noor Haddad' };
    const made = await usersAddUsers(as(), { path: { accountId: leasing }, body });
    expect(made.accounts).toMatchObject([{ permission_profile: { id: sender } }]);
  });
});

describe('a known user', () => {
  it('is found by the address, and joins another account as the same person', async () => {
    const { as } = openTenant(test);
    const made = await usersAddUsers(as(), {
      path: { accountId: archive },
      body: { email: 'ines.arcand@harbour.example', language_culture: 'de' },
    });
    expect(made).toMatchObject({ id: ines, user_name: 'Ines Arcand', language_culture: 'en' });
  });

  it('cannot join an account twice', async () => {
    const { as } = openTenant(test);
    const call = usersAddUsers(as(), {
      path: { accountId: leasing },
      body: { email: 'ines.arcand@harbour.example', user_name: 'Ines Arcand' },
    });
    await expect(call).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining(ines),
    });
  });
});

describe('a user who cannot be added', () => {
  const { as, control } = openTenant(test);
  const body = { email: outside, user_name: 'Noor Haddad' };

  it.each([
    ['no name', { ...body, user_name: ' ' }, 'name'],
    ['no address', { ...body, email: 'noor' }, 'e-mail address'],
    ['an unknown profile', { ...body, permission_profile: { id: 7 } }, 'permission profile 7'],
    ['an unknown group', { ...body, groups: [{ id: 7 }] }, 'group 7'],
    ['the group of administrators', { ...body, groups: [{ id: 7_731_200 }] }, 'Administrators'],
    ['an unknown language', { ...body, language_culture: 'tlh' }, 'tlh'],
    ['a foreign default account', { ...body, default_account_id: charter }, charter],
    [
      'activation without a claimed domain',
      { ...body, auto_activate_memberships: true },
      'claimed',
    ],
    [
      'a login rule without one',
      { ...body, federated_status: 'FedAuthRequired' as const },
      'claimed',
    ],
    [
      'another name for an address of a claimed domain',
      { email: 'ines.arcand@harbour.example', user_name: 'Ines Other' },
      'Ines Arcand',
    ],
  ])('has %s', async (_, user, named) => {
    const call = usersAddUsers(as(), { path: { accountId: archive }, body: user });
    await expect(call).rejects.toMatchObject({
      status: 400,
      code: 'invalid_request',
      message: expect.stringContaining(named),
    });
    const { users } = await usersGetUsers(as(), { query: { email: outside } });
    expect(users).toEqual([]);
  });

  it('is of a domain that another organization has claimed', async () => {
    await control.seed({
      organizations: [
        {
          organizationId: 'a3c7e1d9-5b42-4f06-8e7a-1d9c3b5f7062',
          name: 'Ferry Lines',
          domains: [
            {
              domainId: 'd5e9c1a3-7f64-4b28-90dc-3b1f5e7a8294',
              hostName: 'ferry.example',
              txtToken: 'x',
            },
          ],
        },
      ],
    });
    const call = usersAddUsers(as(), { path: { accountId: leasing }, body });
    await expect(call).rejects.toMatchObject({
      message: expect.stringContaining('Another organization'),
    });
  });

  it('is added to no account, or to one outside the organization; then to none', async () => {
    const client = openTenant(test).as();
    const none = usersCreateUser(client, { body: { ...body, accounts: [] } });
    expect(await catchRefusal(none)).toBe('400 invalid_request');
    const accounts = [{ id: leasing }, { id: gullPoint }];
    const call = usersCreateUser(client, { body: { ...body, accounts } });
    expect(await catchRefusal(call)).toBe('404 not_found');
    expect((await usersGetUsers(client, { query: { email: outside } })).users).toEqual([]);
  });

  it('is added by someone who does not administer the account', async () => {
    const { as: open } = openTenant(test);
    const path = { accountId: leasing };
    for (const token of ['sandbox-account-admin', 'sandbox-sender'])
      expect(await catchRefusal(usersAddUsers(open(token), { path, body }))).toBe(
        '403 access_denied',
      );
    await usersAddUsers(open('sandbox-account-admin'), { path: { accountId: charter }, body });
    await usersAddUsers(open('sandbox-delegated-admin'), { path, body });
  });
});

it('sends as the one who was added', async () => {
  const { as, control } = openTenant(test);
  const { id = '' } = await usersAddUsers(as(), {
    path: { accountId: charter },
    body: { email: 'pia.lund@harbour.example', user_name: 'Pia Lund' },
  });
  await control.seed({
    tokens: [{ token: 'pia', userId: id, integrationKey: easy }],
  });
  const { status } = await envelopesCreate(as('pia'), {
    path: { accountId: charter },
    body: definition(),
  });
  expect(status).toBe('sent');
});
