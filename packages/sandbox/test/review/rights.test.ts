import {
  accountPermissionProfilesCreate,
  accountPermissionProfilesUpdate,
  envelopesCreate,
  groupUsersDelete,
  templatesCreate,
  templatesUpdate,
  usersDelete,
  usersGet,
  usersUpdate,
  usersUpdateList,
  usersUpdateSettings,
} from '@countersign/client/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { startControlTest } from '../control/harness.ts';
import { mara } from '../harness.ts';
import { listOutcomes, catchRefusal } from '../account/users/ask.ts';

const { newTenant, client: createTestClient, close } = await startControlTest();
afterAll(close);

const ines = '7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520';
const administrators = '2301414';
const senders = '2301415';

describe('what a user may do', () => {
  it('is up to the permission profile, and to settings of the user over it', async () => {
    const { client, tenant } = newTenant();
    const sender = createTestClient({ tenant, token: 'sandbox-sender' });
    const path = { userId: ines };
    const send = () => catchRefusal(envelopesCreate(sender, { body: { emailSubject: 'Berth 9' } }));
    const { permissionProfileId = '' } = await accountPermissionProfilesCreate(client, {
      body: {
        permissionProfileName: 'Clerks',
        settings: { allowEnvelopeSending: 'false', allowedTemplateAccess: 'use' },
      },
    });
    await usersUpdate(client, { path, body: { permissionProfileId } });
    expect(await send()).toBe('400 USER_LACKS_PERMISSIONS');
    expect(await catchRefusal(templatesCreate(sender, { body: { name: 'Mine' } }))).toBe(
      '400 USER_LACKS_PERMISSIONS',
    );
    // The template of the examples is shared with everyone: it may be used, and not changed.
    const template = { templateId: 'a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13' };
    expect(
      await catchRefusal(templatesUpdate(sender, { path: template, body: { name: 'Mine' } })),
    ).toBe('400 USER_LACKS_PERMISSIONS');

    await accountPermissionProfilesUpdate(client, {
      path: { permissionProfileId },
      body: { settings: { allowEnvelopeSending: 'true' } },
    });
    await envelopesCreate(sender, { body: { emailSubject: 'Berth 9' } });
    await usersUpdateSettings(client, { path, body: { canSendEnvelope: 'false' } });
    expect(await send()).toBe('400 USER_LACKS_PERMISSIONS');
  });
});

describe('the last administrator', () => {
  it('cannot be closed, disabled, or given other rights', async () => {
    const { client } = newTenant();
    const closed = await usersDelete(client, { body: { users: [{ userId: mara }] } });
    expect(listOutcomes(closed.users)).toEqual(['INVALID_REQUEST_PARAMETER']);
    const path = { userId: mara };
    for (const body of [{ userStatus: 'Disabled' }, { permissionProfileId: senders }] as const)
      expect(await catchRefusal(usersUpdate(client, { path, body }))).toBe(
        '400 INVALID_REQUEST_PARAMETER',
      );
    const body = { users: [{ userId: mara }] };
    expect(
      await catchRefusal(groupUsersDelete(client, { path: { groupId: '7731200' }, body })),
    ).toBe('400 INVALID_REQUEST_PARAMETER');
    const settings = { allowAccountManagement: 'false' } as const;
    expect(
      await catchRefusal(
        accountPermissionProfilesUpdate(client, {
          path: { permissionProfileId: administrators },
          body: { settings },
        }),
      ),
    ).toBe('400 INVALID_REQUEST_PARAMETER');
    expect(await usersGet(client, { path })).toMatchObject({
      userStatus: 'Active',
      isAdmin: 'True',
    });
  });

  it('stays also when others of the batch have been changed before', async () => {
    const { client } = newTenant();
    const users = [
      { userId: ines, jobTitle: 'Pilot' },
      { userId: mara, permissionProfileId: senders },
    ];
    expect(await catchRefusal(usersUpdateList(client, { body: { users } }))).toBe(
      '400 INVALID_REQUEST_PARAMETER',
    );
    const { jobTitle, isAdmin } = await usersGet(client, { path: { userId: mara } });
    expect({ jobTitle, isAdmin }).toEqual({ jobTitle: 'Head of Leasing', isAdmin: 'True' });
    expect((await usersGet(client, { path: { userId: ines } })).jobTitle).not.toBe('Pilot');
  });

  it('may go once there is another one', async () => {
    const { client, tenant } = newTenant();
    await usersUpdate(client, {
      path: { userId: ines },
      body: { permissionProfileId: administrators },
    });
    const second = createTestClient({ tenant, token: 'sandbox-sender' });
    const { users } = await usersDelete(second, { body: { users: [{ userId: mara }] } });
    expect(listOutcomes(users)).toEqual(['-']);
    const left = await usersDelete(second, { body: { users: [{ userId: ines }] } });
    expect(listOutcomes(left.users)).toEqual(['INVALID_REQUEST_PARAMETER']);
  });
});
