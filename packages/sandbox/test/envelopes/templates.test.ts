import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '@countersign/client';
import {
  templateRecipientsCreate,
  templateRecipientsDelete,
  templateRecipientsDeleteList,
  templateRecipientsList,
  templateRecipientsUpdate,
  templatesCreate,
  templatesGet,
  templatesGetNotificationSettings,
  templatesList,
  templatesUpdate,
  templatesUpdateNotificationSettings,
} from '@countersign/client/esign-v2.1';
import { catchErrorCode } from '../lease.ts';
import { makeBerthTemplate } from './templates/berth.ts';
import { startTest, type TestSandbox } from '../harness.ts';

let running: TestSandbox;
let client: Client;

beforeAll(async () => {
  running = await startTest();
  client = running.client();
});
afterAll(() => running.close());

const get = (templateId: string, by = client) =>
  templatesGet(by, {
    path: { templateId },
    query: { include: 'tabs,documents,custom_fields,notifications' },
  });

test('a template may leave open who takes its roles', async () => {
  const templateId = await makeBerthTemplate(client, { description: 'One year.' });
  const template = await get(templateId);
  expect(template).toMatchObject({
    name: 'Berth lease, standard',
    description: 'One year.',
    status: 'template',
    shared: 'false',
    passwordProtected: 'false',
    favoritedByMe: 'false',
    pageCount: '1',
    owner: { userName: 'Mara Lindqvist' },
    documents: [{ documentId: '1', name: 'Berth lease.pdf' }],
    recipients: {
      signers: [{ roleName: 'Tenant', tabs: { textTabs: [{ tabLabel: 'Boat' }] } }],
      recipientCount: '2',
    },
    customFields: { textCustomFields: [{ name: 'Berth number' }] },
    notification: { expirations: { expireAfter: '30' } },
  });
  expect(template.recipients?.signers?.[0]?.status).toBeUndefined();
});

test('an empty template is no fault, one with a wrong recipient is', async () => {
  const made = await templatesCreate(client, { body: { name: 'Empty' } });
  expect(made).toMatchObject({ name: 'Empty', uri: `/templates/${made.templateId}` });
  const wrong = { signers: [{ recipientId: '1', email: 'nobody' }] };
  expect(await catchErrorCode(templatesCreate(client, { body: { recipients: wrong } }))).toBe(
    'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT',
  );
});

test('a change keeps what it leaves out, and needs the password', async () => {
  const templateId = await makeBerthTemplate(client);
  const change = (body: Parameters<typeof templatesUpdate>[1]['body']) =>
    templatesUpdate(client, { path: { templateId }, body });
  expect(await change({ name: 'Lease', newPassword: 'tide' })).toEqual({
    envelopeId: templateId,
  });
  expect(await get(templateId)).toMatchObject({
    name: 'Lease',
    emailSubject: 'Please sign: Berth lease',
    passwordProtected: 'true',
  });
  expect(await catchErrorCode(change({ name: 'Another' }))).toBe('USER_LACKS_PERMISSIONS');
  await change({ emailSubject: 'Please sign', password: 'tide' });
  expect(await get(templateId)).toMatchObject({ name: 'Lease', emailSubject: 'Please sign' });
  expect(await catchErrorCode(change({}))).toBe('INVALID_REQUEST_BODY');
});

test('roles are added, changed and removed', async () => {
  const path = { templateId: await makeBerthTemplate(client) };
  const landlord = { recipientId: '3', roleName: 'Landlord' };
  const added = await templateRecipientsCreate(client, { path, body: { signers: [landlord] } });
  expect(added).toMatchObject({ signers: [{ ...landlord }], recipientCount: '1' });
  const again = templateRecipientsCreate(client, { path, body: { signers: [landlord] } });
  expect(await catchErrorCode(again)).toBe('ENVELOPE_HAS_DUPLICATE_RECIPIENTS');
  await templateRecipientsUpdate(client, {
    path,
    body: { signers: [{ recipientId: '3', note: 'Bring the key.' }, { recipientId: '4' }] },
  });
  const query = { include_tabs: 'true' } as const;
  expect((await templateRecipientsList(client, { path, query })).signers).toMatchObject([
    { recipientId: '1', tabs: { signHereTabs: [{}] } },
    { ...landlord, note: 'Bring the key.' },
    { recipientId: '4' },
  ]);
  const gone = await templateRecipientsDelete(client, { path: { ...path, recipientId: '3' } });
  expect(gone).toMatchObject({ signers: [{ roleName: 'Landlord', status: 'deleted' }] });
  const body = { signers: [{ recipientId: '1' }], carbonCopies: [{ recipientId: '2' }] };
  await templateRecipientsDeleteList(client, { path, body });
  expect((await templateRecipientsList(client, { path })).recipientCount).toBe('1');
  expect(await catchErrorCode(templateRecipientsDeleteList(client, { path, body }))).toBe(
    'INVALID_RECIPIENT_ID',
  );
});

test('notification settings of a template plan nothing', async () => {
  const path = { templateId: await makeBerthTemplate(client) };
  const settings = await templatesUpdateNotificationSettings(client, {
    path,
    body: { reminders: { reminderEnabled: 'true', reminderDelay: '7' } },
  });
  expect(settings).toMatchObject({
    reminders: { reminderDelay: '7' },
    expirations: { expireAfter: '30' },
  });
  expect(await templatesGetNotificationSettings(client, { path })).toEqual(settings);
});

test('others see a template when it is shared, and change it with the right to', async () => {
  const templateId = await makeBerthTemplate(client);
  const sender = running.client({ token: 'sandbox-sender' });
  const viewer = running.client({ token: 'sandbox-viewer' });
  expect(await catchErrorCode(get(templateId, sender))).toBe('TEMPLATE_ID_INVALID');
  await templatesUpdate(client, { path: { templateId }, body: { shared: 'true' } });
  expect(await get(templateId, viewer)).toMatchObject({ shared: 'true' });
  const call = templatesUpdate(viewer, { path: { templateId }, body: { name: 'Mine' } });
  expect(await catchErrorCode(call)).toBe('USER_LACKS_PERMISSIONS');
  await templatesUpdate(sender, { path: { templateId }, body: { name: 'Ours' } });
  expect(await get(templateId)).toMatchObject({
    name: 'Ours',
    lastModifiedBy: { userName: 'Ines Arcand' },
  });
});

test('lists are filtered, ordered and paged', async () => {
  const tenant = 'lists';
  const own = running.client({ tenant });
  for (const name of ['Anchor', 'Buoy', 'Cable']) await makeBerthTemplate(own, { name });
  const names = async (query: object) => {
    const { envelopeTemplates = [] } = await templatesList(own, {
      query: { created_from_date: new Date(Date.now() - 60_000).toISOString(), ...query },
    });
    return envelopeTemplates.map(({ name }) => name);
  };
  expect(await names({})).toEqual(['Anchor', 'Buoy', 'Cable']);
  expect(await names({ order: 'desc', count: '2' })).toEqual(['Cable', 'Buoy']);
  expect(await names({ start_position: '2' })).toEqual(['Cable']);
  expect(await names({ search_text: 'UO' })).toEqual(['Buoy']);
  expect(await names({ search_text: 'brandt' })).toEqual([]);
  expect(await names({ search_text: 'brandt', search_fields: 'recipients', count: '1' })).toEqual([
    'Anchor',
  ]);
  expect(await names({ user_filter: 'shared_with_me' })).toEqual([]);
  expect(await names({ used_from_date: '2020-01-01' })).toEqual([]);
  const sender = running.client({ tenant, token: 'sandbox-sender' });
  const others = templatesList(sender, {
    query: { user_id: '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10' },
  });
  expect(await catchErrorCode(others)).toBe('USER_LACKS_PERMISSIONS');
});
