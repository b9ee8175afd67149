import {
  multiProductUserManagementAddDSGroup as addGroup,
  multiProductUserManagementAddDSGroupUsers as addUsers,
  multiProductUserManagementDeleteDSGroup as deleteGroup,
  multiProductUserManagementGetDSGroup as getGroup,
  multiProductUserManagementGetDSGroups as getGroups,
  multiProductUserManagementGetDSGroupUsers as getUsers,
  multiProductUserManagementRemoveDSGroupUsers as removeUsers,
} from '@countersign/client/admin-v2';
import {
  groupsList,
  groupsUpdate,
  groupUsersList,
  usersDelete,
  usersGet,
} from '@countersign/client/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import {
  catchSentence,
  charter,
  ines,
  inLeasing,
  jonas,
  mara,
  noOne,
  organizationId,
  petra,
  startProductsTest,
  tomas,
} from '../products/harness.ts';

const { openTenant, close } = await startProductsTest();
afterAll(close);

const berthDesk = '6e1f0b74-52c9-4d38-97a6-c4d80b3e5f12';
const everyone = '00000000-0000-4000-8000-000007731201';
const administrators = '00000000-0000-4000-8000-000007731200';
const atBerthDesk = { ...inLeasing, dsGroupId: berthDesk };

describe('the groups of an account', () => {
  it('are those of e-signature, with the users whose membership is open', async () => {
    const { client } = openTenant();
    const { ds_groups: groups = [], ...page } = await getGroups(client, { path: inLeasing });
    expect(page).toEqual({
      page: 1,
      page_size: 20,
      total_count: 3,
      account_id: inLeasing.accountId,
    });
    expect(
      groups.map((one) => [one.group_id, one.group_name, one.is_admin, one.user_count]),
    ).toEqual([
      ['7731200', 'Administrators', true, 1],
      ['7731201', 'Everyone', false, 5],
      ['7731204', 'Berth desk', false, 2],
    ]);
    expect(groups.at(-1)).toMatchObject({
      ds_group_id: berthDesk,
      source_product_name: 'ESign',
      external_account_id: 10_583_921,
      account_name: 'Harbour Leasing',
      is_managed_by_scim: false,
    });
  });

  it('come in pages', async () => {
    const { client } = openTenant();
    const ask = async (page: number) => {
      const query = { page, page_size: 2 };
      const answer = await getGroups(client, { path: inLeasing, query });
      expect(answer).toMatchObject({ ...query, total_count: 3 });
      return answer.ds_groups?.map(({ group_id: id }) => id);
    };
    expect(await ask(1)).toEqual(['7731200', '7731201']);
    expect(await ask(2)).toEqual(['7731204']);
    expect(await ask(3)).toEqual([]);
  });
});

describe('a new group', () => {
  it('is in e-signature too, until it is deleted', async () => {
    const { client } = openTenant();
    const created = await addGroup(client, {
      path: inLeasing,
      body: { group_name: ' Harbour office ', description: 'Answers the radio.' },
    });
    expect(created).toMatchObject({
      group_name: 'Harbour office',
      description: 'Answers the radio.',
      user_count: 0,
    });
    const path = { ...inLeasing, dsGroupId: created.ds_group_id ?? '' };
    expect(await getGroup(client, { path })).toEqual(created);
    const list = async () => {
      const { groups = [] } = await groupsList(client, { query: { search_text: 'harbour' } });
      return groups.map(({ groupId, dsGroupId }) => [groupId, dsGroupId]);
    };
    expect(await list()).toEqual([[created.group_id, created.ds_group_id]]);
    await deleteGroup(client, { path });
    expect(await list()).toEqual([]);
    expect(await catchSentence(getGroup(client, { path }))).toMatch(
      /^404 Harbour Leasing has no group/,
    );
  });

  it('keeps the description when e-signature changes its name', async () => {
    const { client } = openTenant();
    const { group_id: groupId = '', ds_group_id: dsGroupId = '' } = await addGroup(client, {
      path: inLeasing,
      body: { group_name: 'Radio', description: 'Listens.' },
    });
    await groupsUpdate(client, { body: { groups: [{ groupId, groupName: 'Radio room' }] } });
    expect(await getGroup(client, { path: { ...inLeasing, dsGroupId } })).toMatchObject({
      group_name: 'Radio room',
      description: 'Listens.',
    });
  });

  it.each([
    ['berth DESK', /^400 .*the group 7731204 already has the name Berth desk/],
    ['  ', /^400 .*\/group_name/],
  ])('with the name %j is refused', async (group_name, sentence) => {
    const { client } = openTenant();
    expect(
      await catchSentence(addGroup(client, { path: inLeasing, body: { group_name } })),
    ).toMatch(sentence);
  });
});

describe('a group that every account has', () => {
  it.each([everyone, administrators])('%s cannot be deleted', async (dsGroupId) => {
    const { client } = openTenant();
    expect(await catchSentence(deleteGroup(client, { path: { ...inLeasing, dsGroupId } }))).toMatch(
      /^400 .* exists in every account and cannot be deleted/,
    );
  });

  it('makes administrators of its users', async () => {
    const { client } = openTenant();
    const path = { ...inLeasing, dsGroupId: administrators };
    const isAdmin = async () => (await usersGet(client, { path: { userId: ines } })).isAdmin;
    await addUsers(client, { path, body: { user_ids: [ines] } });
    expect(await isAdmin()).toBe('True');
    await removeUsers(client, { path, body: { user_ids: [ines] } });
    expect(await isAdmin()).toBe('False');
    expect(await catchSentence(removeUsers(client, { path, body: { user_ids: [mara] } }))).toMatch(
      /^400 Harbour Leasing would have no active administrator/,
    );
  });

  it('cannot be left where it has everyone', async () => {
    const { client } = openTenant();
    const { is_success: done, failed_users: failed } = await removeUsers(client, {
      path: { ...inLeasing, dsGroupId: everyone },
      body: { user_ids: [ines] },
    });
    expect(done).toBe(false);
    expect(failed).toMatchObject([{ user_id: ines, error_details: { error: 'invalid_request' } }]);
  });
});

describe('the users of a group', () => {
  it('come in pages, with names and status', async () => {
    const { client } = openTenant();
    const { group, group_users: users } = await getUsers(client, { path: atBerthDesk });
    expect(group).toMatchObject({ ds_group_id: berthDesk, user_count: 2 });
    expect(users).toEqual({
      page: 1,
      page_size: 20,
      total_count: 2,
      users: [
        {
          user_id: mara,
          account_id: inLeasing.accountId,
          user_name: 'Mara Lindqvist',
          first_name: 'Mara',
          last_name: 'Lindqvist',
          status: 'active',
        },
        expect.objectContaining({ user_id: tomas, status: 'activation_sent' }),
      ],
    });
    const second = await getUsers(client, {
      path: atBerthDesk,
      query: { page: 2, page_size: 1 },
    });
    expect(second.group_users?.users?.map(({ user_id: id }) => id)).toEqual([tomas]);
  });

  it('no longer have one who was closed', async () => {
    const { client } = openTenant();
    await usersDelete(client, { body: { users: [{ userId: tomas }] } });
    const { group, group_users: users } = await getUsers(client, { path: atBerthDesk });
    expect([group?.user_count, users?.total_count]).toEqual([1, 1]);
  });

  it('join, each with a result, and once', async () => {
    const { client } = openTenant();
    const { group, group_users: added } = await addUsers(client, {
      path: atBerthDesk,
      body: { user_ids: [ines, ines.toUpperCase(), mara, petra, noOne] },
    });
    expect(group?.user_count).toBe(3);
    expect(added).toMatchObject({ is_success: false, TotalCount: 3 });
    expect(
      added?.users?.map(({ user_id: id, error_details: error }) => [id, error?.error]),
    ).toEqual([
      [ines, undefined],
      [mara, undefined],
      [petra, 'not_found'],
      [noOne, 'not_found'],
    ]);
    const { users = [] } = await groupUsersList(client, { path: { groupId: '7731204' } });
    expect(users.map(({ userId }) => userId)).toEqual([mara, tomas, ines]);
  });

  it('leave by ID or by e-mail address, which has no effect beside an ID', async () => {
    const { client } = openTenant();
    const leave = (body: { user_ids?: string[]; user_emails?: string[] }) =>
      removeUsers(client, { path: atBerthDesk, body });
    const user_emails = ['Tomas.Okafor@harbour.example', 'mara.lindqvist@harbour.example'];
    const left = { is_success: true, failed_users: [] };
    expect(await leave({ user_ids: [mara], user_emails })).toEqual(left);
    expect((await getGroup(client, { path: atBerthDesk })).user_count).toBe(1);
    expect(await leave({ user_emails: user_emails.slice(0, 1) })).toEqual(left);
    expect((await getGroup(client, { path: atBerthDesk })).user_count).toBe(0);
  });

  it('who are not in it are named', async () => {
    const { client } = openTenant();
    const { is_success: done, failed_users: failed = [] } = await removeUsers(client, {
      path: atBerthDesk,
      body: { user_ids: [jonas, noOne] },
    });
    expect(done).toBe(false);
    expect(failed.map(({ error_details: error }) => error?.error_description)).toEqual([
      expect.stringContaining(noOne),
      expect.stringContaining('is not in the group Berth desk'),
    ]);
    expect((await getGroup(client, { path: atBerthDesk })).user_count).toBe(2);
  });

  it('must be named', async () => {
    const { client } = openTenant();
    for (const body of [{}, { user_ids: [], user_emails: [] }])
      expect(await catchSentence(removeUsers(client, { path: atBerthDesk, body }))).toBe(
        '400 Invalid body: user_ids or user_emails must name at least one user.',
      );
  });
});

it('keeps the groups of other accounts apart', async () => {
  const { client, use } = openTenant();
  const path = { organizationId, accountId: charter, dsGroupId: berthDesk };
  expect(await catchSentence(getGroup(client, { path }))).toMatch(
    /^404 Harbour Charter has no group/,
  );
  expect(await catchSentence(getGroups(use('sandbox-account-admin'), { path: inLeasing }))).toMatch(
    /^403 /,
  );
});
