import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountId, startTest, type TestSandbox } from '../harness.ts';

let test: TestSandbox;
let sent = '';
beforeAll(async () => {
  test = await startTest();
  const { body } = await call('POST', 'envelopes', definition({ status: 'sent' }));
  sent = String(body['envelopeId']);
});
afterAll(() => test.close());

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

async function call(method: string, place: string, body?: unknown): Promise<Answer> {
  const response = await test.sandbox.fetch(
    `http://sandbox.test/restapi/v2.1/accounts/${accountId}/${place}`,
    {
      method,
      headers: { authorization: 'Bearer sandbox', 'content-type': 'application/json' },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    },
  );
  return { status: response.status, body: JSON.parse(await response.text()) };
}

const signer = { recipientId: '1', name: 'Odile Marchetti', email: 'odile@quay.example' };
const signHere = { documentId: '1', pageNumber: '1', xPosition: '40', yPosition: '90' };

function definition(more: object, tab: object = {}): object {
  const tabs = { signHereTabs: [{ ...signHere, ...tab }] };
  return {
    emailSubject: 'Quay',
    documents: [
      { documentId: '1', name: 'a.txt', documentBase64: Buffer.from('A').toString('base64') },
    ],
    recipients: { signers: [{ ...signer, tabs }] },
    ...more,
  };
}

const parameter = 'INVALID_REQUEST_PARAMETER';
const unreadable = 'INVALID_REQUEST_BODY';
const nowhere = '00000000-0000-4000-8000-000000000000';

/** Its name, the call, the status and the code, and a word that programs search for. */
const rows: [string, string, string, unknown, number, string, string][] = [
  ['a value outside the list', 'POST', 'envelopes', { status: 'posted' }, 400, parameter, 'status'],
  [
    'a turn that is no number',
    'POST',
    'envelopes',
    { recipients: { signers: [{ ...signer, routingOrder: 'first' }] } },
    400,
    parameter,
    'routingOrder',
  ],
  [
    'text that is too long',
    'POST',
    'envelopes',
    { emailBlurb: 'x'.repeat(10_001) },
    400,
    parameter,
    'emailBlurb',
  ],
  ['text that is no JSON', 'POST', 'envelopes', '{"status":', 400, unreadable, 'JSON'],
  ['a list for an object', 'POST', 'envelopes', { recipients: [] }, 400, unreadable, 'recipients'],
  [
    'text for an object',
    'POST',
    'envelopes',
    { recipients: 'Odile' },
    400,
    unreadable,
    'recipients',
  ],
  ['no body', 'POST', 'envelopes', undefined, 400, unreadable, ''],
  [
    'a void without a reason',
    'PUT',
    'envelopes/{sent}',
    { status: 'voided' },
    400,
    parameter,
    'voidedReason',
  ],
  [
    'a purge that is none',
    'PUT',
    'envelopes/{sent}',
    { purgeState: 'unpurged' },
    400,
    parameter,
    'purgeState',
  ],
  [
    'an unknown purge',
    'PUT',
    'envelopes/{sent}',
    { purgeState: 'burnt' },
    400,
    parameter,
    'purgeState',
  ],
  [
    'an envelope that is not there',
    'GET',
    `envelopes/${nowhere}`,
    undefined,
    404,
    'ENVELOPE_DOES_NOT_EXIST',
    nowhere,
  ],
  [
    'recipients of none',
    'GET',
    `envelopes/${nowhere}/recipients`,
    undefined,
    404,
    'ENVELOPE_DOES_NOT_EXIST',
    nowhere,
  ],
  [
    'documents of none',
    'GET',
    `envelopes/${nowhere}/documents`,
    undefined,
    404,
    'ENVELOPE_DOES_NOT_EXIST',
    nowhere,
  ],
];

it.each(rows)('%s', async (_name, method, place, body, status, errorCode, word) => {
  const answer = await call(method, place.replace('{sent}', sent), body);
  expect(answer).toMatchObject({
    status,
    body: { errorCode, message: expect.stringContaining(word) },
  });
});
