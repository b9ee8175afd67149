import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  envelopeDocumentsList,
  envelopeRecipientsList,
  envelopeRecipientTabsList,
  envelopesCreate,
  envelopesGet,
  envelopesListStatusChanges,
  envelopeTemplatesListByDocument,
  signingGroupsCreate,
  signingGroupUsersDelete,
  templatesGet,
  templatesUpdateGroupShare,
} from '@countersign/client/esign-v2.1';
import { startControlTest } from '../control/harness.ts';
import { catchErrorCode, createLease, makeLease, makeTemplate } from '../lease.ts';

let running: Awaited<ReturnType<typeof startControlTest>>;
beforeAll(async () => {
  running = await startControlTest();
});
afterAll(() => running.close());

/** Creates a tenant with two users: an administrator, who sends, and a user who may only view. */
function people() {
  const { client, tenant } = running.newTenant();
  return { sender: client, viewer: running.client({ token: 'sandbox-viewer', tenant }) };
}

const jonas = { name: 'Jonas Weir', email: 'jonas.weir@harbour.example' };
const member = { userName: jonas.name, email: jonas.email };
const place = { pageNumber: '1', xPosition: '72', yPosition: '600' };
const all = { from_date: '2020-01-01' };
const tabOn = (documentId: string) => ({
  textTabs: [{ ...place, documentId, tabLabel: 'Terms', value: 'Rent is 1,250' }],
});

test('members of a signing group see its envelopes as long as they are members', async () => {
  const { sender, viewer } = people();
  const { groups } = await signingGroupsCreate(sender, {
    body: { groups: [{ groupName: 'Berth desk', users: [member] }] },
  });
  const signingGroupId = groups?.[0]?.signingGroupId ?? '';
  const envelopeId = await makeLease(sender, {
    status: 'sent',
    recipients: {
      signers: [
        {
          recipientId: '1',
          signingGroupId,
          excludedDocuments: ['2'],
          tabs: { signHereTabs: [{ ...place, documentId: '1' }] },
        },
      ],
    },
  });
  const path = { envelopeId };
  expect(await envelopesGet(viewer, { path })).toMatchObject({ status: 'sent' });
  const { envelopeDocuments = [] } = await envelopeDocumentsList(viewer, { path });
  expect(envelopeDocuments.map((one) => one.documentId)).not.toContain('2');
  for (const query of [
    all,
    { ...all, folder_ids: 'awaiting_my_signature' },
    { ...all, user_filter: 'recipient' as const, search_text: 'Berth lease' },
  ])
    expect(await envelopesListStatusChanges(viewer, { query })).toMatchObject({
      envelopes: [{ envelopeId }],
    });
  await signingGroupUsersDelete(sender, { path: { signingGroupId }, body: { users: [member] } });
  expect(await catchErrorCode(envelopesGet(viewer, { path }))).toBe(
    'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT',
  );
  expect((await envelopesListStatusChanges(viewer, { query: all })).totalSetSize).toBe('0');
});

test('recipients see nothing of a draft', async () => {
  const { sender, viewer } = people();
  const recipients = { signers: [{ recipientId: '1', ...jonas }] };
  const draft = await makeLease(sender, { recipients });
  const sent = await makeLease(sender, { status: 'sent', recipients });
  const get = (envelopeId: string) => envelopesGet(viewer, { path: { envelopeId } });
  expect(await catchErrorCode(get(draft))).toBe('USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT');
  expect((await get(sent)).status).toBe('sent');
  expect(await envelopesListStatusChanges(viewer, { query: all })).toMatchObject({
    totalSetSize: '1',
    envelopes: [{ envelopeId: sent }],
  });
});

test('recipients see neither tabs on hidden documents nor access codes', async () => {
  const { sender, viewer } = people();
  const { envelopeId = '' } = await envelopesCreate(sender, {
    body: await createLease({
      status: 'sent',
      recipients: {
        signers: [
          { recipientId: '1', ...jonas, excludedDocuments: ['2'], tabs: tabOn('1') },
          {
            recipientId: '2',
            name: 'Ines Valdivia',
            email: 'ines.valdivia@seabird.example',
            accessCode: '4711',
            tabs: tabOn('2'),
          },
        ],
      },
    }),
  });
  const path = { envelopeId };
  const query = { include_tabs: 'true' as const };
  const [own, other] = (await envelopeRecipientsList(viewer, { path, query })).signers ?? [];
  expect(own?.tabs?.textTabs).toHaveLength(1);
  expect(other?.name).toBe('Ines Valdivia');
  expect(other?.accessCode).toBeUndefined();
  expect(other?.tabs?.textTabs).toBeUndefined();
  const tabs = await envelopeRecipientTabsList(viewer, { path: { ...path, recipientId: '2' } });
  expect(tabs.textTabs ?? []).toEqual([]);
  const [, whole] = (await envelopeRecipientsList(sender, { path, query })).signers ?? [];
  expect(whole).toMatchObject({ accessCode: '4711', tabs: { textTabs: [{}] } });
  const templates = envelopeTemplatesListByDocument(viewer, {
    path: { ...path, documentId: '2' },
  });
  expect(await catchErrorCode(templates)).toBe('DOCUMENT_DOES_NOT_EXIST');
});

test('a template shared with everyone is there for every member', async () => {
  const { sender, viewer } = people();
  const templateId = await makeTemplate(sender);
  const get = () => templatesGet(viewer, { path: { templateId } });
  expect(await catchErrorCode(get())).toBe('TEMPLATE_ID_INVALID');
  await templatesUpdateGroupShare(sender, {
    path: { templateId, templatePart: 'groups' },
    body: { groups: [{ groupId: '7731201' }] },
  });
  expect(await get()).toMatchObject({ name: 'Berth lease' });
});

test('signs of patterns are letters like others in a search', async () => {
  const { sender } = people();
  await makeLease(sender, { emailSubject: 'Rise by 5% in berth_42' });
  const found = async (search_text: string) =>
    (await envelopesListStatusChanges(sender, { query: { ...all, search_text } })).totalSetSize;
  expect(await found('5% in berth_42')).toBe('1');
  expect(await found('%')).toBe('1');
  expect(await found('berth%42')).toBe('0');
  expect(await found(String.raw`berth\_42`)).toBe('0');
});
