import {
  customTabsCreate,
  customTabsDelete,
  customTabsGet,
  customTabsList,
  customTabsUpdate,
  envelopeRecipientTabsCreate,
  envelopeRecipientTabsList,
  envelopesCreate,
} from '@countersign/client/esign-v2.1';
import { afterAll, expect, it } from 'vitest';
import { definition, startControlTest } from '../../control/harness.ts';
import { catchRefusal } from '../../account/users/ask.ts';

const { newTenant, client: createTestClient, close } = await startControlTest();
afterAll(close);

const seeded = 'c27e5b80-41d9-4f36-9a0c-8b6e13f7d254';

it('are created, listed, changed and deleted', async () => {
  const { client } = newTenant();
  const made = await customTabsCreate(client, {
    body: { name: 'Season', type: 'List', items: ['Summer', 'Winter'], createdByUserId: seeded },
  });
  expect(made).toMatchObject({
    name: 'Season',
    createdByDisplayName: 'Mara Lindqvist',
    createdByUserId: '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10',
    editable: 'true',
  });
  const path = { customTabId: made.customTabId ?? '' };
  await customTabsUpdate(client, { path, body: { items: ['Spring'] } });
  expect(await customTabsGet(client, { path })).toMatchObject({
    name: 'Season',
    items: ['Spring'],
  });
  const listed = async (query: object) => (await customTabsList(client, { query })).tabs ?? [];
  const own = await listed({ custom_tab_only: 'true' });
  expect(own.map(({ name }) => name)).toEqual(['Berth number', 'Season']);
  expect((await listed({})).map(({ type }) => type)).toContain('signhere');
  await customTabsDelete(client, { path });
  expect(await catchRefusal(customTabsGet(client, { path }))).toBe('400 INVALID_REQUEST_PARAMETER');
});

it('others see and use only shared ones, and change none', async () => {
  const { client, tenant } = newTenant();
  await customTabsCreate(client, { body: { name: 'Season', type: 'list' } });
  const sender = createTestClient({ tenant, token: 'sandbox-sender' });
  const { tabs = [] } = await customTabsList(sender, { query: { custom_tab_only: 'true' } });
  expect(tabs.map(({ name, editable }) => `${name} ${editable}`)).toEqual(['Berth number false']);
  const path = { customTabId: seeded };
  expect(await catchRefusal(customTabsUpdate(sender, { path, body: { name: 'x' } }))).toBe(
    '400 USER_LACKS_PERMISSIONS',
  );
  expect(await catchRefusal(customTabsDelete(sender, { path }))).toBe('400 USER_LACKS_PERMISSIONS');
});

it('need a name and a type', async () => {
  const { client } = newTenant();
  for (const body of [{}, { name: 'x' }, { type: 'text' }, { name: 'x', type: 'tent' }])
    expect(await catchRefusal(customTabsCreate(client, { body }))).toBe(
      '400 INVALID_REQUEST_PARAMETER',
    );
});

it('give their settings to tabs of envelopes, whose own settings win', async () => {
  const { client, control } = newTenant();
  const base = definition();
  const [first] = base.recipients?.signers ?? [];
  const place = { documentId: '1', pageNumber: '1', xPosition: '100', yPosition: '300' };
  const { envelopeId = '' } = await envelopesCreate(client, {
    body: {
      ...base,
      status: 'created',
      recipients: {
        signers: [
          {
            ...first,
            tabs: {
              textTabs: [
                { ...place, customTabId: seeded },
                {
                  ...place,
                  customTabId: seeded.toUpperCase(),
                  tabLabel: 'second',
                  required: 'false',
                },
                { ...place, customTabId: 'nothing', tabLabel: 'third' },
              ],
            },
          },
        ],
      },
    },
  });
  const path = { envelopeId, recipientId: '1' };
  await envelopeRecipientTabsCreate(client, {
    path,
    body: { textTabs: [{ ...place, customTabId: seeded, tabLabel: 'fourth' }] },
  });
  const { textTabs = [] } = await envelopeRecipientTabsList(client, { path });
  const settings = { maxLength: '6', value: 'B-', font: 'Helvetica' };
  expect(textTabs).toMatchObject([
    { tabLabel: 'berth', required: 'true', ...settings, customTabId: seeded },
    { tabLabel: 'second', required: 'false', ...settings },
    { tabLabel: 'third' },
    { tabLabel: 'fourth', ...settings },
  ]);
  expect(textTabs[2]).toHaveProperty('maxLength', '4000');
  const warnings = await control.warnings();
  expect(warnings.map(({ code }) => code)).toContain('unknown-custom-tab');
});
