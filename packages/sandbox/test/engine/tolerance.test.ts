// Non-canonical input, which users often send, is stored in canonical form.
import { createSandbox } from '@countersign/sandbox';
import { afterAll, describe, expect, it } from 'vitest';
import { makePdf } from '../documents/make-pdf.ts';
import { accountId, startTest } from '../harness.ts';
import { newStorage } from '../storage.ts';

const { sandbox, close } = await startTest();
const strict = await createSandbox({ storage: await newStorage(), strict: true });
afterAll(() => Promise.all([close(), strict.close()]));

const envelope = '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24';
const pdf = Buffer.from(await makePdf());
const wrapped = (pdf.toString('base64').match(/.{1,76}/g) ?? []).join('\n');

async function call(path: string, init: RequestInit = {}, server = sandbox) {
  const response = await server.fetch(
    new Request(`http://sandbox.test${path}`, {
      ...init,
      headers: { authorization: 'Bearer sandbox', 'content-type': 'application/json' },
    }),
  );
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const answer: unknown = isJson === true ? JSON.parse(text) : text;
  return { status: response.status, answer };
}

const account = `/restapi/v2.1/accounts/${accountId}`;
const post = (path: string, body: string, server = sandbox) =>
  call(path, { method: 'POST', body }, server);

/** An envelope as example programs write it: the names of .NET, numbers, wrapped Base64. */
const shouted = `\uFEFF{
  // sent at once
  "EmailSubject": "Berth 42",
  "Status": "Sent",
  "EventNotification": null,
  "Documents": [{
    "DocumentBase64": "${wrapped}",
    "DocumentId": 1, "FileExtension": "pdf", "Name": "Lease",
  }],
  "Recipients": { "Signers": [null, {
    "Email": "ines@quay.example", "Name": "Ines Faro", "RecipientId": 1, "RoutingOrder": 1,
    "Tabs": { "TextTabs": [{
      "TabLabel": "berth", "Value": 42, "Required": 1, "DocumentId": 1, "PageNumber": 1,
      "XPosition": 100, "YPosition": 120
    }] },
  }] },
}`;

describe('an envelope in the forms of example programs', () => {
  it('is kept in canonical ones', async () => {
    const created = await post(`${account}/envelopes`, shouted);
    expect(created).toMatchObject({ status: 201, answer: { status: 'sent' } });
    const id = String(Object(created.answer).envelopeId);

    const recipients = `${account}/envelopes/${id}/recipients?Include_Tabs=True`;
    expect((await call(recipients)).answer).toMatchObject({
      recipientCount: '1',
      signers: [
        {
          email: 'ines@quay.example',
          recipientId: '1',
          routingOrder: '1',
          tabs: { textTabs: [{ tabLabel: 'berth', value: '42', required: 'true' }] },
        },
      ],
    });
    const documents = await call(`${account}/envelopes/${id}/documents`);
    expect(documents.answer).toMatchObject({
      envelopeDocuments: expect.arrayContaining([
        expect.objectContaining({ documentId: '1', name: 'Lease' }),
      ]),
    });
    const file = await call(`${account}/envelopes/${id}/documents/1`);
    expect(String(file.answer).startsWith('%PDF')).toBe(true);
  });

  it('is refused by a strict sandbox, one kind of thing after another', async () => {
    const mark = await post(`${account}/envelopes`, shouted, strict);
    expect(mark).toMatchObject({
      status: 400,
      answer: { message: expect.stringContaining('it has a byte order mark at line 1') },
    });
    const sent = await post(`${account}/envelopes`, '{"Status":"Sent","emailSubject":1}', strict);
    expect(sent).toMatchObject({
      status: 400,
      answer: {
        errorCode: 'INVALID_REQUEST_BODY',
        message:
          'The request body is missing or improperly formatted. /emailSubject must be string ("1"), not 1. /Status must be written status. /Status must be written "sent", not "Sent".',
      },
    });
  });

  it('is listed with what was tolerated', async () => {
    const body = { emailSubject: 'Berth', Status: 'created' };
    await post(`${account}/envelopes`, JSON.stringify(body));
    const { answer } = await call('/_countersign/control/v1/requests?operation=Envelopes_create');
    expect(Object(answer).requests.at(-1)).toMatchObject({
      tolerated: [{ in: 'body', at: '/Status', rule: 'name', sent: 'Status', canonical: 'status' }],
    });
    await post(`${account}/envelopes`, JSON.stringify({ emailSubject: 'Berth' }));
    const after = await call('/_countersign/control/v1/requests?operation=Envelopes_create');
    expect(Object(after.answer).requests.at(-1)).not.toHaveProperty('tolerated');
  });
});

describe('addresses', () => {
  it.each([
    [`/envelopes/${envelope}/recipients?include_tabs=True`, 'include_tabs=true'],
    ['/templates?Order=DESC&order_by=Name', 'order=desc&order_by=name'],
    ['/users?status=active,CLOSED', 'status=Active,Closed'],
  ])('%s answers as with %s', async (path, canonical) => {
    const [loose, exact] = await Promise.all([
      call(account + path),
      call(`${account}${path.split('?', 1)[0]}?${canonical}`),
    ]);
    expect(exact.status).toBe(200);
    expect(loose).toEqual(exact);
  });

  it('have the words of a path in any case', async () => {
    const { answer } = await call(`${account}/brands`);
    const [{ brandId }] = Object(answer).brands;
    const [loose, exact] = await Promise.all([
      call(`${account}/brands/${brandId}/logos/Primary`),
      call(`${account}/brands/${brandId}/logos/primary`),
    ]);
    expect(exact.status).toBe(200);
    expect(loose).toEqual(exact);
  });
});

describe('other areas', () => {
  it('take text for numbers in Rooms', async () => {
    const rooms = `/restapi/v2/accounts/${accountId}/rooms`;
    const [template] = Object((await call(rooms)).answer).rooms;
    const { status, answer } = await post(
      rooms,
      JSON.stringify({ Name: 'Berth 42', roleId: '52410', officeId: String(template.officeId) }),
    );
    expect(status).toBe(201);
    expect(answer).toMatchObject({ name: 'Berth 42', officeId: template.officeId });
  });

  it('leave OAuth as it is', async () => {
    const response = await sandbox.fetch(
      new Request('http://sandbox.test/oauth/token', {
        method: 'POST',
        body: new URLSearchParams({ Grant_Type: 'refresh_token', refresh_token: 'x' }),
      }),
    );
    expect(response.status).toBe(400);
  });
});
