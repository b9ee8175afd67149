import {
  envelopesCreate,
  userCustomSettingsDelete,
  userCustomSettingsList,
  userCustomSettingsUpdate,
  userProfilesGet,
  userProfilesUpdate,
  usersDeleteProfileImage,
  usersGetProfileImage,
  usersUpdateProfileImage,
} from '@countersign/client/esign-v2.1';
import { afterAll, expect, it } from 'vitest';
import { definition, startControlTest } from '../../control/harness.ts';
import { mara } from '../../harness.ts';
import { listOutcomes, catchRefusal } from './ask.ts';
import { gif } from './gif.ts';

const { newTenant, client: createTestClient, close } = await startControlTest();
afterAll(close);

const path = { userId: mara };

it('a profile is changed by its user alone, and hides from others what it is to hide', async () => {
  const { client, tenant } = newTenant();
  const sender = createTestClient({ tenant, token: 'sandbox-sender' });
  await userProfilesUpdate(client, { path, body: { title: 'Harbour master' } });
  const own = await userProfilesGet(client, { path });
  expect(own).toMatchObject({ title: 'Harbour master', address: { city: 'Port Ellery' } });
  const seen = await userProfilesGet(sender, { path });
  expect(seen).toMatchObject({ title: 'Harbour master', companyName: 'Harbour Leasing' });
  expect(seen.address).toBeUndefined();
  await userProfilesUpdate(client, { path, body: { displayProfile: 'false' } });
  expect((await userProfilesGet(sender, { path })).title).toBeUndefined();
  expect(await catchRefusal(userProfilesUpdate(sender, { path, body: { title: 'Guest' } }))).toBe(
    '400 USER_LACKS_PERMISSIONS',
  );
});

it('a profile tells how often its user has sent', async () => {
  const { client } = newTenant();
  const sent = async () =>
    Number((await userProfilesGet(client, { path })).usageHistory?.sentCount);
  const before = await sent();
  await envelopesCreate(client, { body: definition({ status: 'created' }) });
  await envelopesCreate(client, { body: definition() });
  expect(await sent()).toBe(before + 1);
});

it('a profile image is read as it was sent, until it is deleted; only a small GIF will do', async () => {
  const { client } = newTenant();
  await usersUpdateProfileImage(client, { path, body: gif(100) });
  const image = await usersGetProfileImage(client, { path });
  expect(await new Response(image).bytes()).toEqual(await gif(100).bytes());
  const encoded = await usersGetProfileImage(client, { path, query: { encoding: 'base64' } });
  expect(Buffer.from(await new Response(encoded).text(), 'base64')).toEqual(
    Buffer.from(await gif(100).bytes()),
  );
  const tooLarge = usersUpdateProfileImage(client, { path, body: gif(200 * 1024 + 1) });
  expect(await catchRefusal(tooLarge)).toBe('400 INVALID_REQUEST_BODY');
  const png = new Blob(['\u0089PNG'], { type: 'image/gif' });
  expect(await catchRefusal(usersUpdateProfileImage(client, { path, body: png }))).toBe(
    '400 INVALID_REQUEST_BODY',
  );
  await usersDeleteProfileImage(client, { path });
  expect(await catchRefusal(usersGetProfileImage(client, { path }))).toBe('404 RESOURCE_NOT_FOUND');
});

it('custom settings live in groups, and may have 4000 characters together', async () => {
  const { client, tenant } = newTenant();
  const header = { 'X-DocuSign-User-Settings-Key': 'lease-desk' };
  const names = async (more: object) =>
    (await userCustomSettingsList(client, { path, ...more })).customSettings?.map(
      ({ name }) => name,
    );
  const colour = { name: 'colour', value: 'blue' };
  await userCustomSettingsUpdate(client, { path, header, body: { customSettings: [colour] } });
  expect(await names({})).toEqual(['defaultBerth', 'costCentre']);
  expect(await names({ header })).toEqual(['colour']);
  const long = { customSettings: [{ name: 'long', value: 'x'.repeat(3990) }] };
  expect(await catchRefusal(userCustomSettingsUpdate(client, { path, body: long }))).toBe(
    '400 INVALID_REQUEST_PARAMETER',
  );
  const { customSettings } = await userCustomSettingsDelete(client, {
    path,
    body: { customSettings: [{ name: 'costCentre' }, { name: 'colour' }] },
  });
  expect(listOutcomes(customSettings)).toEqual(['-', 'RESOURCE_NOT_FOUND']);
  expect(await names({})).toEqual(['defaultBerth']);
  const sender = createTestClient({ tenant, token: 'sandbox-sender' });
  expect(await catchRefusal(userCustomSettingsList(sender, { path }))).toBe(
    '400 USER_LACKS_PERMISSIONS',
  );
});
