import { envelopesCreate } from '@countersign/client/esign-v2.1';
import { tabInfoGetTabGroups } from '@countersign/client/connected-fields';
import { afterAll, expect, it } from 'vitest';
import { definition, startControlTest } from '../control/harness.ts';
import { createVisitor, findFieldName } from '../envelopes/views/visitor.ts';
import { accountId } from '../harness.ts';

const { newTenant, sandbox, close } = await startControlTest();
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

it('keeps a signer from finishing until the app has verified the value', async () => {
  const { client, control } = newTenant();
  const tabs = [
    {
      extensionData: {
        extensionGroupId: 'phone',
        actionInputKey: 'phoneNumber',
        applicationName: 'Harbour Phone Check',
        requiredForExtension: true,
      },
      tabType: 'text',
      tabLabel: 'phoneNumber',
      validationPattern: '^[0-9 ]+$',
    },
  ];
  const place = { documentId: '1', pageNumber: '1', xPosition: '90', yPosition: '90' };
  const { envelopeId = '' } = await envelopesCreate(client, {
    body: definition({
      recipients: {
        signers: [
          {
            recipientId: '1',
            name: 'Rosa Blum',
            email: 'rosa.blum@quayside.example',
            tabs: {
              signHereTabs: [place],
              textTabs: [
                {
                  ...place,
                  tabLabel: 'phoneNumber',
                  extensionData: {
                    applicationId: phone,
                    applicationName: 'Harbour Phone Check',
                    extensionPolicy: 'MustVerifyToSign',
                  },
                },
              ],
            },
          },
        ],
      },
    }),
  });
  const sign = (phoneNumber: string) => control.sign(envelopeId, '1', { phoneNumber });
  await expect(sign('none')).rejects.toThrow('Digits and blanks only.');
  await control.installExtensionApp(accountId, phone, tabs, {
    isVerified: false,
    message: 'Nobody answers.',
  });
  await expect(sign('0431 55')).rejects.toThrow('Nobody answers.');
  const [mail] = await control.outbox({ to: 'rosa.blum@quayside.example' });
  const { go, press } = createVisitor(sandbox);
  const page = await press(await go(mail?.link ?? ''), 'consent', { consent: 'true' });
  const field = findFieldName(page, 'phoneNumber');
  const sent = { [field]: '0431 55', 'signature-name': 'Rosa Blum' };
  expect((await press(page, 'finish', sent)).html).not.toContain('Thank you');
  await control.removeExtensionApp(accountId, phone);
  await expect(sign('0431 55')).rejects.toThrow('not installed');
  await control.installExtensionApp(accountId, phone, tabs);
  await sign('0431 55');
});
