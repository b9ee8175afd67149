// Files as parts beside the JSON, whose parts have no names.
import { createEnvelopeWithFiles } from '@countersign/client/uploads';
import { createClient } from '@countersign/client';
import { createMock } from '@countersign/mock';
import { expect, it } from 'vitest';
import { readFilesBeside } from '../src/core/engine/read-files-beside.ts';

const mock = createMock();
const account = '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';
const url = `http://mock.test/restapi/v2.1/accounts/${account}/envelopes`;
const definition = '{"status":"sent","documents":[{"documentId":"1","name":"Lease"}]}';

function send(body: string, contentType = 'multipart/form-data; boundary=tide') {
  const headers = { authorization: 'Bearer any', 'content-type': contentType };
  return mock.fetch(url, { method: 'POST', headers, body });
}

function parts(json: string, documentId: string): string {
  return [
    '--tide',
    'Content-Type: application/json',
    'Content-Disposition: form-data',
    '',
    json,
    '--tide',
    'Content-Type: application/pdf',
    `Content-Disposition: file; filename="lease.pdf"; documentid=${documentId}`,
    '',
    '%PDF-1.4 \r\n--tidewater',
    '--tide--',
    '',
  ].join('\r\n');
}

it('are taken, and the JSON comes back in the answer', async () => {
  const response = await send(parts(definition, '1'));
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({ status: 'sent' });
});

it('are taken from our own client', async () => {
  const client = createClient({
    baseUrl: 'http://mock.test/restapi',
    token: 'any',
    fetch: (input, init) => mock.fetch(input, init),
  });
  const answer = await createEnvelopeWithFiles(client, {
    path: { accountId: account },
    body: { status: 'created' },
    documents: [{ documentId: '1', name: 'lease.pdf', content: new Uint8Array([0, 13, 10, 255]) }],
  });
  expect(answer).toMatchObject({ status: 'created' });
});

const member = 'INVALID_REQUEST_PARAMETER';
const unreadable = 'INVALID_REQUEST_BODY';
const incomplete = 'ENVELOPE_IS_INCOMPLETE';

it.each([
  [
    'a file that the JSON does not name',
    parts(definition, '2'),
    '/documents must be a list',
    member,
  ],
  ['JSON that does not fit', parts('{"status":"posted"}', '1'), '/status must be one of', member],
  [
    'JSON that is none',
    parts('{', '1'),
    'The body is not valid JSON: close brace expected at line 1, column 2',
    unreadable,
  ],
  [
    'parts that do not end',
    parts(definition, '1').slice(0, -10),
    'Envelope definition missing',
    incomplete,
  ],
  ['no parts', 'nothing', 'Envelope definition missing', incomplete],
  [
    'no empty line behind the headers',
    parts(definition, '1').replace('form-data\r\n\r\n', 'form-data\r\n'),
    'Envelope definition missing',
    incomplete,
  ],
  [
    'a first part that is no JSON or XML',
    parts(definition, '1').replace('application/json', 'text/plain'),
    'The Content-Type of the first part must be application/json or application/xml, not "text/plain"',
    'INVALID_CONTENT_TYPE',
  ],
  [
    'a file that is not in its transfer encoding',
    parts(definition, '1').replace(
      'Content-Type: application/pdf',
      'Content-Transfer-Encoding: base64',
    ),
    'must be in Base64',
    unreadable,
  ],
])('are refused with %s', async (_what, body, message, errorCode) => {
  const response = await send(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    errorCode,
    message: expect.stringContaining(message),
  });
});

it('are refused without a boundary', async () => {
  expect((await send(parts(definition, '1'), 'multipart/form-data')).status).toBe(400);
});

it('are paired with their items in one pass over the JSON', async () => {
  const ids = Array.from({ length: 200 }, (_, at) => `d${at}`);
  let reads = 0;
  const documents = ids.map((id) => ({
    get documentId() {
      reads += 1;
      return id;
    },
  }));
  const body = [
    '--tide\r\nContent-Type: application/json\r\n\r\n{}',
    ...ids.map(
      (id) =>
        `--tide\r\nContent-Type: application/pdf\r\nContent-Disposition: file; documentid=${id}\r\n\r\n%PDF`,
    ),
    '--tide--',
  ].join('\r\n');
  const request = {
    method: 'POST',
    url,
    headers: { 'content-type': 'multipart/form-data; boundary=tide' },
    body: Buffer.from(body),
    origin: 'http://mock.test',
  };
  const files = { list: 'documents', field: 'documentId', named: 'documentid' };
  const read = await readFilesBeside(request, files, async () => ({
    findings: [],
    value: { documents },
  }));
  expect([...(read.files?.keys() ?? [])]).toEqual(ids);
  expect(reads).toBe(ids.length);
});
