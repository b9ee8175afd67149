import { createServer } from 'node:http';
import {
  envelopeCustomFieldsList,
  envelopeCustomFieldsUpdate,
  envelopeDocumentsGet,
  envelopeRecipientTabsList,
  envelopeRecipientsList,
  envelopesCreate,
  envelopesGet,
  envelopesUpdate,
  foldersMoveEnvelopes,
  templatesCreate,
  templatesGet,
} from '@countersign/client/esign-v2.1';
import { listen } from '@countersign/testing/listen';
import { afterAll, describe, expect, it } from 'vitest';
import { definition, startControlTest } from './harness.ts';

const { newTenant, close } = await startControlTest();
afterAll(close);

type Client = ReturnType<typeof newTenant>['client'];

async function create(client: Client, more: Parameters<typeof definition>[0] = {}) {
  const { envelopeId = '' } = await envelopesCreate(client, { body: definition(more) });
  return envelopeId;
}

describe('the list of envelopes', () => {
  it('has what a list shows, those that changed last first', async () => {
    const { client, control } = newTenant();
    const first = await create(client);
    const draft = await create(client, { status: 'created', emailSubject: 'Berth 13' });
    await control.open(first, '1');
    const { envelopes } = await control.envelopes();
    expect(envelopes[0]).toMatchObject({
      envelopeId: first,
      subject: 'Lease of berth 12',
      status: 'sent',
      folder: 'sentitems',
      documentCount: 1,
      recipients: [
        { recipientId: '1', name: 'Rosa Blum', type: 'signer', status: 'delivered' },
        { recipientId: '2', email: 'omar.dahl@quayside.example', status: 'created' },
      ],
    });
    expect(envelopes[0]?.sender.email).toContain('@');
    expect(envelopes[1]).toMatchObject({ envelopeId: draft, status: 'created', folder: 'draft' });
    expect(envelopes.every(({ status }) => status !== 'template')).toBe(true);
    const templates = (await control.envelopes({ kind: 'template' })).envelopes;
    expect(templates.length).toBeGreaterThan(0);
    expect(new Set(templates.map(({ status }) => status))).toEqual(new Set(['template']));
  });

  it('finds by status, folder, text, ID and time of change', async () => {
    const { client, control } = newTenant();
    await control.freeze('2031-01-01T00:00:00Z');
    const first = await create(client, { emailSubject: '100% of Pier_9' });
    await control.setClock('2031-01-02T00:00:00Z');
    const draft = await create(client, { status: 'created' });
    const ids = async (query: Parameters<typeof control.envelopes>[0]) =>
      (await control.envelopes(query)).envelopes.map(({ envelopeId }) => envelopeId);
    expect(await ids({ search: '100% of pier_9' })).toEqual([first]);
    expect(await ids({ search: '1000 of pier_9' })).toEqual([]);
    expect(await ids({ search: first.toUpperCase() })).toEqual([first]);
    expect(await ids({ changedSince: '2031-01-01T00:00:00Z' })).toEqual([draft, first]);
    expect(await ids({ changedSince: '2031-01-02T00:00:00Z' })).toEqual([draft]);
    expect(await ids({ changedSince: '2031-01-01T00:00:00Z', status: 'sent,voided' })).toEqual([
      first,
    ]);
    expect(await ids({ folder: 'draft' })).toContain(draft);
    expect(await ids({ folder: 'draft' })).not.toContain(first);
    await foldersMoveEnvelopes(client, {
      path: { folderId: 'recyclebin' },
      body: { envelopeIds: [first] },
    });
    expect(await ids({ folder: 'recyclebin' })).toContain(first);
    expect(await ids({ deleted: 'false' })).not.toContain(first);
    expect(await ids({ search: 'PIER_9 100% rosa.blum' })).toEqual([first]);
    expect(await ids({ search: 'pier_9 nobody' })).toEqual([]);
  });

  it('finds by the values of custom fields, and by name and value', async () => {
    const { client, control } = newTenant();
    const long = `Dredging ${'and more '.repeat(10)}`.trim();
    const first = await create(client, {
      customFields: {
        textCustomFields: [
          { name: 'Order no', value: 'SO-77120_a' },
          { name: 'Remark of the harbour', value: long },
        ],
        listCustomFields: [{ name: 'Quay', value: 'Gasworks side', listItems: ['Gasworks side'] }],
      },
    });
    await create(client, {
      customFields: { textCustomFields: [{ name: 'Order no', value: 'SO-88' }] },
    });
    const find = async (search: string) =>
      (await control.envelopes({ search, counts: 'true' })).envelopes.map((one) => one.envelopeId);
    for (const text of [
      'SO-77120_a',
      'so-77120',
      '77120 lease',
      'gasworks SIDE rosa.blum',
      'Order no=SO-77120_a',
      'no=so-77',
      `Remark of the harbour=${long}`,
      first.slice(0, 8),
    ])
      expect(await find(text), text).toEqual([first]);
    // A name alone would find all envelopes with such a field.
    for (const text of ['Order', 'SO-77120Xa', 'Order no=SO-99', '77120 nobody', 'field/'])
      expect(await find(text), text).not.toContain(first);
    const path = { envelopeId: first };
    const { textCustomFields = [] } = await envelopeCustomFieldsList(client, { path });
    await envelopeCustomFieldsUpdate(client, {
      path,
      body: { textCustomFields: textCustomFields.map((one) => ({ ...one, value: 'SO-1' })) },
    });
    expect(await find('77120')).toEqual([]);
  });

  it('finds by account and sender, and counts what matches, whatever the page', async () => {
    const { client, control } = newTenant();
    await create(client);
    const all = await control.envelopes({ counts: 'true' });
    expect(all).toMatchObject({ matching: all.envelopes.length, total: all.envelopes.length });
    const [{ accountId, sender } = { accountId: '', sender: { userId: '' } }] = all.envelopes;
    const own = all.envelopes.filter((one) => one.sender.userId === sender.userId);
    expect(await control.envelopes({ sender: sender.userId, counts: 'true' })).toEqual({
      envelopes: own,
      matching: own.length,
      total: all.total,
    });
    const page = await control.envelopes({ account: accountId, limit: 1, counts: 'true' });
    expect(page.matching).toBe(all.envelopes.filter((one) => one.accountId === accountId).length);
    expect(page.envelopes).toHaveLength(1);
    expect(await control.envelopes({ account: sender.userId })).toEqual({ envelopes: [] });
  });

  it('comes in pages that leave nothing out, also of those that changed at once', async () => {
    const { client, control } = newTenant();
    await control.freeze();
    for (let count = 0; count < 3; count += 1) await create(client);
    const whole = (await control.envelopes()).envelopes.map(({ envelopeId }) => envelopeId);
    const paged: string[] = [];
    let after: string | undefined;
    do {
      const page = await control.envelopes({ limit: 2, ...(after !== undefined && { after }) });
      paged.push(...page.envelopes.map(({ envelopeId }) => envelopeId));
      after = page.next;
    } while (after !== undefined);
    expect(paged).toEqual(whole);
    await expect(control.envelopes({ limit: 10_001 })).rejects.toMatchObject({
      where: 'query/limit',
    });
    await expect(control.envelopes({ after: 'here' })).rejects.toMatchObject({
      where: 'query/after',
    });
  });
});

it('joins events, mails, requests and deliveries in a timeline', async () => {
  const listener = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200).end());
  });
  const port = await listen(listener);
  const { client, control } = newTenant();
  const envelopeId = await create(client, {
    eventNotifications: [
      {
        url: `http://127.0.0.1:${port}/events`,
        loggingEnabled: 'true',
        envelopeEvents: [{ envelopeEventStatusCode: 'voided' }],
      },
    ],
  });
  const other = await create(client);
  // A request stands before its effects.
  expect((await control.timeline(other)).slice(0, 2)).toMatchObject([
    { title: 'Envelopes_create' },
    { kind: 'event' },
  ]);
  await control.advance({ days: 1 });
  const body = { status: 'voided' as const, voidedReason: 'Sold' };
  await envelopesUpdate(client, { path: { envelopeId }, body });
  await envelopesGet(client, { path: { envelopeId: other } });
  await control.deliveries({ envelopeId });
  const entries = await control.timeline(envelopeId);
  const at = entries.map((entry) => entry.at);
  expect(at).toEqual(at.toSorted());
  expect(entries.filter(({ kind }) => kind === 'event').map(({ title }) => title)).toEqual([
    'Registered',
    'Sent',
    'Sent Invitations',
    'Voided',
  ]);
  const [delivery] = await control.deliveries({ envelopeId });
  expect(entries).toContainEqual(
    expect.objectContaining({
      kind: 'delivery',
      title: 'envelope-voided',
      status: 'sent',
      id: delivery?.deliveryId,
    }),
  );
  const [request] = await control.requests({ operation: 'Envelopes_update' });
  expect(entries.filter(({ kind }) => kind === 'request')).toMatchObject([
    { title: 'Envelopes_create', status: '201' },
    { title: 'Envelopes_update', status: '200', id: String(request?.id) },
  ]);
  const mails = await control.outbox({ envelopeId });
  expect(entries.filter(({ kind }) => kind === 'mail').map(({ id }) => id)).toEqual(
    mails.map(({ mailId }) => mailId),
  );
  // The clock was moved by a day, and the request came after that.
  const sent = entries.find(({ title }) => title === 'Sent')?.at ?? '';
  const asked = entries.findLast(({ kind }) => kind === 'request')?.at ?? '';
  expect(Date.parse(asked) - Date.parse(sent)).toBeGreaterThan(86_000_000);
  // The tenant has the same entries, those of all its envelopes, and no more than it is asked for.
  const ofTenant = await control.tenantTimeline();
  for (const entry of entries.filter(({ kind }) => kind !== 'event'))
    expect(ofTenant).toContainEqual(expect.objectContaining(entry));
  expect(ofTenant.find(({ kind }) => kind === 'delivery')).toHaveProperty('subject');
  expect(ofTenant.filter(({ kind }) => kind === 'event')).toContainEqual(
    expect.objectContaining({ title: 'Voided', envelopeId }),
  );
  expect(ofTenant.some((entry) => entry.envelopeId === other)).toBe(true);
  expect(await control.tenantTimeline({ limit: 3 })).toEqual(ofTenant.slice(-3));
  expect(await control.timeline(envelopeId, { limit: 3 })).toEqual(entries.slice(-3));
  await expect(control.tenantTimeline({ limit: 0 })).rejects.toMatchObject({
    status: 400,
    where: 'query/limit',
  });
  await expect(control.timeline(other.replaceAll(/\d/g, '0'))).rejects.toMatchObject({
    status: 404,
    where: 'path/envelopeId',
  });
  listener.closeAllConnections();
  await new Promise((resolve) => listener.close(resolve));
});

it('lets an envelope expire, as the clock does', async () => {
  const { client, control } = newTenant();
  const envelopeId = await create(client);
  expect(await control.expire(envelopeId)).toEqual({ envelopeId, status: 'voided' });
  const { voidedReason } = await envelopesGet(client, { path: { envelopeId } });
  expect(voidedReason).toBe('Envelope has expired.');
  const mails = await control.outbox({ envelopeId, reason: 'voided' });
  for (const { subject, text } of mails) {
    expect(subject).toMatch(/^Expired: /u);
    expect(text.join(' ')).not.toMatch(/void/iu);
  }
  expect(mails.map(({ to }) => to.email)).toContain('rosa.blum@quayside.example');
  await expect(control.expire(envelopeId)).rejects.toMatchObject({ status: 409 });
});

describe('the URL of the signing page', () => {
  it('opens for a recipient who signs by e-mail', async () => {
    const { client, control } = newTenant();
    const envelopeId = await create(client);
    const url = new URL(await control.createSigningUrl(envelopeId, '1'));
    expect(url.pathname).toContain('/_countersign/views/open/');
    await expect(control.createSigningUrl(envelopeId, '2')).rejects.toMatchObject({
      code: 'RECIPIENT_NOT_IN_SEQUENCE',
    });
    await expect(
      control.createSigningUrl(envelopeId, '1', { returnUrl: 'nowhere' }),
    ).rejects.toMatchObject({ code: 'INVALID_REQUEST_PARAMETER' });
  });

  it('is not given for a draft', async () => {
    const { client, control } = newTenant();
    const envelopeId = await create(client, { status: 'created' });
    await expect(control.createSigningUrl(envelopeId, '1')).rejects.toMatchObject({
      code: 'ENVELOPE_INVALID_STATUS',
    });
  });
});

describe('the definition', () => {
  it('creates the same envelope again, without what recipients entered', async () => {
    const { client, control } = newTenant();
    const envelopeId = await create(client, {
      customFields: { textCustomFields: [{ name: 'Pier', value: '9' }] },
    });
    await control.sign(envelopeId, '1', { berth: '12' });
    const body = await control.definition(envelopeId, { documents: true });
    expect(JSON.stringify(body)).not.toMatch(/tabId|recipientIdGuid|originalValue|"12"/);
    const copy = await envelopesCreate(client, { body });
    const copyId = copy.envelopeId ?? '';
    expect(copy.status).toBe('sent');
    const again = await control.definition(copyId, { documents: true });
    expect(again).toEqual(body);
    const path = { envelopeId: copyId };
    const { signers = [] } = await envelopeRecipientsList(client, { path });
    expect(signers.map(({ status }) => status)).toEqual(['sent', 'created']);
    const tabs = await envelopeRecipientTabsList(client, { path: { ...path, recipientId: '1' } });
    expect(tabs.textTabs).toMatchObject([{ tabLabel: 'berth', required: 'true' }]);
    const file = await envelopeDocumentsGet(client, { path: { ...path, documentId: '1' } });
    expect(file).toBeDefined();
  });

  it('is without the content of documents unless it is asked for', async () => {
    const { client, control } = newTenant();
    const envelopeId = await create(client, { status: 'created' });
    const body = await control.definition(envelopeId);
    expect(body).toMatchObject({
      status: 'created',
      documents: [{ documentId: '1', name: 'Lease' }],
    });
    expect(JSON.stringify(body)).not.toContain('documentBase64');
  });

  it('creates the same template again', async () => {
    const { client, control } = newTenant();
    const [template] = (await control.envelopes({ kind: 'template', search: 'berth' })).envelopes;
    const templateId = template?.envelopeId ?? '';
    const body = await control.definition(templateId, { documents: true });
    const copy = await templatesCreate(client, { body });
    expect(copy.name).toBe(template?.subject);
    const copyId = copy.templateId ?? '';
    expect(await control.definition(copyId, { documents: true })).toEqual(body);
    const one = await templatesGet(client, { path: { templateId } });
    const other = await templatesGet(client, { path: { templateId: copyId } });
    expect(other.recipients?.recipientCount).toBe(one.recipients?.recipientCount);
  });
});
