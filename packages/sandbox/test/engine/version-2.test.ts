import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { accountId, mara } from '../harness.ts';
import { definition, startControlTest } from '../control/harness.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);

let tenant: string;
beforeEach(async () => {
  const made = newTenant();
  ({ tenant } = made);
  await made.control.freeze('2026-11-23T12:00:00Z');
});

const json = z.record(z.string(), z.unknown());

/** Calls a path below the account in a version; fails if the status is another one. */
async function call(
  version: 'v2' | 'v2.1',
  method: string,
  path: string,
  body?: unknown,
  status = method === 'POST' ? 201 : 200,
): Promise<Record<string, unknown>> {
  // Rooms has users of its own under /v2, so the area is named.
  const area = path.startsWith('/users') ? '/esign-v2.1' : '';
  const response = await sandbox.fetch(
    new Request(`http://sandbox.test${area}/restapi/${version}/accounts/${accountId}${path}`, {
      method,
      headers: {
        authorization: 'Bearer sandbox',
        'content-type': 'application/json',
        'x-countersign-tenant': tenant,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  expect(`${method} ${path}: ${response.status} ${response.status === status ? '' : text}`).toBe(
    `${method} ${path}: ${status} `,
  );
  return text === '' ? {} : json.parse(JSON.parse(text));
}

const older = (method: string, path: string, body?: unknown, status?: number) =>
  call('v2', method, path, body, status);
const newer = (path: string) => call('v2.1', 'GET', path);

describe('the life of an envelope under /v2', () => {
  test('is the same in both versions', async () => {
    const { envelopeId } = await older('POST', '/envelopes', definition({ status: 'created' }));
    const envelope = `/envelopes/${String(envelopeId)}`;
    await older('POST', `${envelope}/recipients`, {
      carbonCopies: [
        { recipientId: '3', name: 'Tomas Okafor', email: 'tomas.okafor@harbour.example' },
      ],
    });
    const documents = [
      {
        documentId: '2',
        name: 'Rules',
        fileExtension: 'txt',
        documentBase64: Buffer.from('No swimming.').toString('base64'),
      },
    ];
    await older('PUT', `${envelope}/documents`, { documents });
    await older('PUT', `${envelope}/recipients`, {
      signers: [{ recipientId: '1', clientUserId: '7' }],
    });
    await older('PUT', envelope, { status: 'sent' });
    const sent = await newer(envelope);
    expect(sent).toMatchObject({ status: 'sent', emailSubject: 'Lease of berth 12' });
    expect(await older('GET', envelope)).toEqual(sent);
    expect(await newer(`${envelope}/documents`)).toMatchObject({
      envelopeDocuments: [{ documentId: '1' }, { documentId: '2' }, { documentId: 'certificate' }],
    });
    const recipients = await older('GET', `${envelope}/recipients`);
    expect(recipients).toMatchObject({
      signers: [{ recipientId: '1', status: 'sent' }, { recipientId: '2' }],
      carbonCopies: [{ recipientId: '3' }],
    });
    expect(await newer(`${envelope}/recipients`)).toEqual(recipients);
    const { url } = await older('POST', `${envelope}/views/recipient`, {
      userName: 'Rosa Blum',
      email: 'rosa.blum@quayside.example',
      authenticationMethod: 'none',
      returnUrl: 'https://harbour.example/back',
      clientUserId: '7',
    });
    const page = await sandbox.fetch(new Request(String(url)));
    expect(page.status).toBeLessThan(400);
    await older('PUT', envelope, { status: 'voided', voidedReason: 'The berth was given up.' });
    expect(await newer(envelope)).toMatchObject({ status: 'voided' });
    const query = `/envelopes?envelope_ids=${String(envelopeId)}`;
    expect(await older('GET', query)).toMatchObject({ envelopes: [{ envelopeId }] });
    expect(await older('GET', query)).toEqual(await newer(query));
  });

  test('has pages whose addresses lead on under /v2', async () => {
    const { nextUri } = await older('GET', '/templates?count=1');
    const place = String(nextUri).replace(/^\/accounts\/[^/]+/, '');
    expect(place).toMatch(/^\/templates\?/);
    expect(await older('GET', place)).toEqual(await newer(place));
  });
});

describe('what has another form under /v2', () => {
  test('settings of the account are names and values', async () => {
    const { accountSettings } = await older('GET', '/settings');
    expect(accountSettings).toContainEqual({ name: 'allowInPerson', value: 'true' });
    await older('PUT', '/settings', {
      accountSettings: [{ name: 'allowInPerson', value: 'false' }],
    });
    expect(await newer('/settings')).toMatchObject({ allowInPerson: 'false' });
    // The newer form is accepted too.
    await older('PUT', '/settings', { allowInPerson: 'true' });
    expect(await newer('/settings')).toMatchObject({ allowInPerson: 'true' });
    const wrong = { accountSettings: [{ name: 'allowInPerson', value: 'perhaps' }] };
    expect(await older('PUT', '/settings', wrong, 400)).toMatchObject({
      message: expect.stringContaining('/allowInPerson'),
    });
  });

  test('settings of a user are too, beside their groups', async () => {
    const path = `/users/${mara}/settings`;
    const { userSettings, senderEmailNotifications } = await older('GET', path);
    expect(userSettings).toContainEqual({ name: 'canSendEnvelope', value: 'true' });
    expect(senderEmailNotifications).toMatchObject({ envelopeComplete: 'true' });
    await older('PUT', path, {
      userSettings: [{ name: 'locale', value: 'fr' }],
      senderEmailNotifications: { envelopeComplete: 'false' },
    });
    expect(await newer(path)).toMatchObject({
      locale: 'fr',
      senderEmailNotifications: { envelopeComplete: 'false' },
    });
  });

  test('the events of a Connect configuration are one text', async () => {
    const { connectId } = await older('POST', '/connect', {
      name: 'Leases',
      urlToPublishTo: 'https://hooks.harbour.example/leases',
      configurationType: 'custom',
      envelopeEvents: 'sent,completed',
      recipientEvents: 'Completed, Declined',
      allUsers: 'true',
    });
    const path = `/connect/${String(connectId)}`;
    expect(await newer(path)).toMatchObject({
      configurations: [{ envelopeEvents: ['sent', 'completed'] }],
    });
    expect(await older('GET', path)).toMatchObject({
      configurations: [{ envelopeEvents: 'sent,completed', recipientEvents: 'Completed,Declined' }],
    });
  });

  test('a template has its own fields in an object', async () => {
    const { status: _, ...envelope } = definition();
    const { templateId } = await older('POST', '/templates', {
      envelopeTemplateDefinition: { name: 'Berth lease', description: 'For all berths.' },
      ...envelope,
    });
    const path = `/templates/${String(templateId)}`;
    expect(await newer(path)).toMatchObject({ name: 'Berth lease', templateId });
    const template = await older('GET', path);
    expect(template).toMatchObject({
      envelopeTemplateDefinition: {
        templateId,
        name: 'Berth lease',
        description: 'For all berths.',
      },
      emailSubject: 'Lease of berth 12',
    });
    expect(template).not.toHaveProperty('name');
    // A template as read can be written back.
    await older('PUT', path, { envelopeTemplateDefinition: { name: 'Winter lease' } });
    expect(await newer(path)).toMatchObject({ name: 'Winter lease' });
  });

  test('form data are flat, and their times begin with small letters', async () => {
    const { envelopeId } = await older('POST', '/envelopes', definition());
    const data = await older('GET', `/envelopes/${String(envelopeId)}/form_data`);
    expect(data).toMatchObject({
      recipientFormData: [{ sentTime: expect.any(String) }, {}],
    });
    expect(JSON.stringify(data)).not.toContain('SentTime');
  });

  test('flags of brands are text, and a document that was put has no body', async () => {
    const { brands } = await older('GET', '/brands');
    expect(brands).toContainEqual(expect.objectContaining({ isSendingDefault: 'true' }));
    const { envelopeId } = await older('POST', '/envelopes', definition({ status: 'created' }));
    const path = `/envelopes/${String(envelopeId)}/documents/1`;
    const put = (version: string) =>
      sandbox.fetch(
        new Request(`http://sandbox.test/restapi/${version}/accounts/${accountId}${path}`, {
          method: 'PUT',
          headers: {
            authorization: 'Bearer sandbox',
            'content-type': 'text/plain',
            'content-disposition': 'file; filename="rules.txt"; documentid=1; fileExtension="txt"',
            'x-countersign-tenant': tenant,
          },
          body: 'No swimming.',
        }),
      );
    const [inOlder, inNewer] = [await put('v2'), await put('v2.1')];
    expect([inOlder.status, await inOlder.text()]).toEqual([200, '']);
    expect(await inNewer.json()).toMatchObject({ documentId: '1' });
  });
});

test('what only the newer version has is not found under /v2', async () => {
  await older('GET', '/settings/envelope_purge_configuration', undefined, 404);
  await older('GET', '/bulk_send_lists', undefined, 404);
});
