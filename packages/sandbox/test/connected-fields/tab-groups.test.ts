import { tabInfoGetTabGroups } from '@countersign/client/connected-fields';
import { afterAll, expect, it } from 'vitest';
import { startControlTest } from '../control/harness.ts';
import { accountId } from '../harness.ts';

const { newTenant, close } = await startControlTest();
afterAll(close);

const phone = '5b2d8e71-c4a9-4f03-96e5-1d7b80f3a2c6';
const register = 'd80f3c5a-27e6-4b91-a3d4-6f5c9e1b7082';

it('lists the tabs of the apps that are installed', async () => {
  const { client, control } = newTenant();
  const list = async (appId?: string) => {
    const query = appId === undefined ? {} : { appId };
    const found = await tabInfoGetTabGroups(client, { path: { accountId }, query });
    return found.map((app) => app.appId);
  };
  expect(await list()).toEqual([phone, register]);
  expect(await list(register)).toEqual([register]);
  expect(await list('another')).toEqual([]);
  await control.removeExtensionApp(accountId, register);
  expect(await list()).toEqual([phone]);
  const extensionData = {
    extensionGroupId: 'group',
    actionInputKey: 'email',
    requiredForExtension: true,
  };
  const tabs = [{ extensionData, tabType: 'text', tabLabel: 'email' }];
  await control.installExtensionApp(accountId, 'mail-check', tabs);
  expect(
    await tabInfoGetTabGroups(client, { path: { accountId }, query: { appId: 'mail-check' } }),
  ).toEqual([{ appId: 'mail-check', tabs }]);
});
