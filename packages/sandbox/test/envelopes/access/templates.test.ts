import type { Client } from '@countersign/client';
import {
  accountsUpdateSharedAccess,
  groupsCreate,
  groupUsersUpdate,
  templatesGet,
  templatesUpdate,
  usersUpdateSettings,
} from '@countersign/client/esign-v2.1';
import type { AccountSharedAccess, TemplateSharedItem } from '@countersign/types/esign-v2.1';
import { afterAll, describe, expect, test } from 'vitest';
import { catchErrorCode, makeTemplate } from '../../lease.ts';
import { ines, jonas, startPeople, tomas } from './people.ts';

const { people, close } = await startPeople();
afterAll(close);

type Clients = ReturnType<typeof people>;

const absent = 'TEMPLATE_ID_INVALID';
const lacks = 'USER_LACKS_PERMISSIONS';

/** Returns the error codes for reading and for changing a template. */
async function may(client: Client, templateId: string): Promise<string> {
  const path = { templateId };
  const see = await catchErrorCode(templatesGet(client, { path }));
  const change = await catchErrorCode(
    templatesUpdate(client, { path, body: { description: 'New' } }),
  );
  return `${see} ${change}`;
}

const all = 'none none';
const looks = `none ${lacks}`;
const nothing = `${absent} ${absent}`;

function share(client: Client, item: TemplateSharedItem, preserve: 'true' | 'false' = 'false') {
  return accountsUpdateSharedAccess(client, {
    query: { item_type: 'templates', preserve_existing_shared_access: preserve },
    body: { sharedAccess: [{ templates: [item] }] },
  });
}

/** Creates a group of the account with the given users, if any. */
async function createGroup({ admin }: Clients, ...userIds: string[]): Promise<string> {
  const { groups } = await groupsCreate(admin, { body: { groups: [{ groupName: 'Desk' }] } });
  const groupId = groups?.[0]?.groupId ?? '';
  if (userIds.length > 0)
    await groupUsersUpdate(admin, {
      path: { groupId },
      body: { users: userIds.map((userId) => ({ userId })) },
    });
  return groupId;
}

const to = (userId: string, shared: 'shared_to' | 'not_shared' = 'shared_to') => ({
  shared,
  user: { userId },
});
const toGroup = (groupId: string, shared: 'shared_to' | 'not_shared' = 'shared_to') => ({
  shared,
  group: { groupId },
});
const everyone = '7731201';
const administrators = '7731200';

describe('a template of an administrator', () => {
  test.each<
    [string, string, (clients: Clients) => Promise<TemplateSharedItem> | TemplateSharedItem]
  >([
    ['not shared', nothing, () => ({ shared: 'not_shared' })],
    ['shared with all', looks, () => ({ shared: 'shared_to' })],
    ['shared with the user', looks, () => ({ sharedUsers: [to(jonas)] })],
    ['shared with another user', nothing, () => ({ sharedUsers: [to(ines)] })],
    ['shared with both', looks, () => ({ sharedUsers: [to(ines), to(jonas)] })],
    ['named, and not shared to', nothing, () => ({ sharedUsers: [to(jonas, 'not_shared')] })],
    [
      'shared, and the user named as not',
      nothing,
      () => ({ shared: 'shared_to', sharedUsers: [to(jonas, 'not_shared')] }),
    ],
    [
      'not shared, whoever is named',
      nothing,
      () => ({ shared: 'not_shared', sharedUsers: [to(jonas)] }),
    ],
    ['shared with everyone as a group', looks, () => ({ sharedGroups: [toGroup(everyone)] })],
    ['shared with administrators', nothing, () => ({ sharedGroups: [toGroup(administrators)] })],
    [
      'shared with a group of the user',
      looks,
      async (clients) => ({ sharedGroups: [toGroup(await createGroup(clients, jonas))] }),
    ],
    [
      'shared with a group of another',
      nothing,
      async (clients) => ({ sharedGroups: [toGroup(await createGroup(clients, ines))] }),
    ],
    [
      'shared with a group of nobody',
      nothing,
      async (clients) => ({ sharedGroups: [toGroup(await createGroup(clients))] }),
    ],
    [
      'not shared with the group',
      nothing,
      async (clients) => ({
        sharedGroups: [toGroup(await createGroup(clients, jonas), 'not_shared')],
      }),
    ],
    [
      'shared with another user and a group of the user',
      looks,
      async (clients) => ({
        sharedUsers: [to(ines)],
        sharedGroups: [toGroup(await createGroup(clients, jonas))],
      }),
    ],
  ])('is for who may only look, where it is %s: %s', async (_, expected, item) => {
    const clients = people();
    const templateId = await makeTemplate(clients.admin);
    expect(await may(clients.viewer, templateId)).toBe(nothing);
    await share(clients.admin, { templateId, ...(await item(clients)) });
    expect(await may(clients.viewer, templateId)).toBe(expected);
    expect(await may(clients.admin, templateId)).toBe(all);
  });

  test('that is shared is changed by who may manage templates', async () => {
    const { admin, sender, viewer } = people();
    const templateId = await makeTemplate(admin);
    await share(admin, { templateId, shared: 'shared_to' });
    expect(await may(sender, templateId)).toBe(all);
    await usersUpdateSettings(admin, {
      path: { userId: ines },
      body: { canManageTemplates: 'false' },
    });
    expect(await may(sender, templateId)).toBe(looks);
    await usersUpdateSettings(admin, {
      path: { userId: jonas },
      body: { canManageTemplates: 'true' },
    });
    expect(await may(viewer, templateId)).toBe(all);
  });

  test('that is not shared is not there, whatever the rights', async () => {
    const { admin, sender } = people();
    expect(await may(sender, await makeTemplate(admin))).toBe(nothing);
  });
});

describe('a template of a sender', () => {
  test('is the own one, and one of administrators', async () => {
    const { admin, sender, viewer } = people();
    const templateId = await makeTemplate(sender);
    expect(await may(sender, templateId)).toBe(all);
    expect(await may(admin, templateId)).toBe(all);
    expect(await may(viewer, templateId)).toBe(nothing);
  });

  test('is shared only with the right to share', async () => {
    const { admin, sender } = people();
    const templateId = await makeTemplate(sender);
    expect(await catchErrorCode(share(sender, { templateId, sharedUsers: [to(jonas)] }))).toBe(
      lacks,
    );
    expect(await catchErrorCode(share(admin, { templateId, sharedUsers: [to(jonas)] }))).toBe(
      'none',
    );
  });
});

describe('sharing again', () => {
  test.each<[string, 'true' | 'false', TemplateSharedItem, sender: string, viewer: string]>([
    ['replaces what was', 'false', { sharedUsers: [to(ines)] }, 'none', absent],
    ['adds to what was', 'true', { sharedUsers: [to(ines)] }, 'none', 'none'],
    [
      'takes nothing away where it adds',
      'true',
      { sharedUsers: [to(jonas, 'not_shared')] },
      absent,
      'none',
    ],
    ['takes nothing away where it only adds', 'true', { shared: 'not_shared' }, absent, 'none'],
    ['ends it', 'false', { shared: 'not_shared' }, absent, absent],
    ['ends it with nobody named', 'false', {}, absent, absent],
    ['opens it to all', 'false', { shared: 'shared_to' }, 'none', 'none'],
  ])('%s: preserving is %s', async (_, preserve, item, sender, viewer) => {
    const clients = people();
    const templateId = await makeTemplate(clients.admin);
    const see = (client: Client) => catchErrorCode(templatesGet(client, { path: { templateId } }));
    await share(clients.admin, { templateId, sharedUsers: [to(jonas)] });
    await share(clients.admin, { templateId, ...item }, preserve);
    expect(await see(clients.sender)).toBe(sender);
    expect(await see(clients.viewer)).toBe(viewer);
  });
});

describe('what is shared is told by the answer', () => {
  const petra = '41e8d7c3-9a6b-4f20-b15d-0c3e8f5a7d94';
  const nobody = '00000000-0000-4000-8000-000000000000';
  test.each([
    [jonas, 'SUCCESS'],
    [jonas.toUpperCase(), 'SUCCESS'],
    [tomas, 'SUCCESS'],
    [petra, 'INVALID_USERID'],
    [nobody, 'INVALID_USERID'],
  ])('for %s: %s', async (userId, errorCode) => {
    const { admin } = people();
    const templateId = await makeTemplate(admin);
    const answer: AccountSharedAccess = await share(admin, {
      templateId,
      sharedUsers: [to(userId)],
    });
    const [entry] = answer.sharedAccess ?? [];
    expect(entry?.templates?.[0]?.sharedUsers?.[0]?.errorDetails?.errorCode).toBe(errorCode);
    expect(entry?.templates?.[0]?.shared).toBe(
      errorCode === 'SUCCESS' ? 'shared_to' : 'not_shared',
    );
  });
});
