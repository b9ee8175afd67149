// Recordings of the proxy contain no secrets and no people, and can be replayed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMock } from '@countersign/mock';
import { readDrift, startProxy, startReplay } from '@countersign/mock/proxy';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

const account = '/restapi/v2.1/accounts/4410';
const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJtYXJhIn0.c2lnbmF0dXJl';
const pdf = Buffer.from('%PDF-1.4 the lease of berth 42').toString('base64');

/** Everything that must not be in a recording. */
const secrets = [
  token,
  'shh-client-secret',
  'Rosa Blum',
  'rosa.blum@quayside.test',
  'Omar Dahl',
  'omar.dahl@quayside.test',
  '+49 40 5550177',
  'Quay Street 12',
  'Please read this, Rosa',
  'Lease for Omar Dahl',
  'harbour-access-77',
  pdf,
  'the lease of berth 42',
];

const envelope = {
  status: 'sent',
  emailSubject: 'Lease for Omar Dahl',
  emailBlurb: 'Please read this, Rosa',
  documents: [{ documentId: '1', name: 'lease.pdf', documentBase64: pdf }],
  recipients: {
    signers: [
      {
        recipientId: '1',
        name: 'Rosa Blum',
        email: 'Rosa.Blum@quayside.test',
        accessCode: 'harbour-access-77',
        phoneNumber: { countryCode: '49', number: '405550177' },
        tabs: { textTabs: [{ tabLabel: 'street', value: 'Quay Street 12', documentId: '1' }] },
      },
      { recipientId: '2', name: 'Omar Dahl', email: 'omar.dahl@quayside.test' },
    ],
  },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'countersign-recording-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

const read = () =>
  readdirSync(folder).map((file): [string, string] => [
    file,
    readFileSync(path.join(folder, file), 'latin1'),
  ]);

async function call(url: string, method: string, place: string, body?: unknown) {
  const response = await fetch(url + place, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text };
}

/** Runs a program that sends people and documents, and reads them again. */
async function work(url: string) {
  const login = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('key:shh-client-secret').toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'authorization_code', code: 'c0de-4f7b21d9' }),
  });
  await login.text();
  const made = await call(url, 'POST', `${account}/envelopes`, envelope);
  const { envelopeId = '' }: { envelopeId?: string } = JSON.parse(made.text);
  const listed = await call(
    url,
    'GET',
    `${account}/envelopes?from_date=2026-11-01&search_text=Rosa+Blum&email=omar.dahl@quayside.test`,
  );
  const got = await call(url, 'GET', `${account}/envelopes/${envelopeId}/recipients`);
  const file = await call(url, 'GET', `${account}/envelopes/${envelopeId}/documents/1`);
  const wrong = await call(url, 'POST', `${account}/envelopes`, { status: 7 });
  return [login, made, listed, got, file, wrong].map(({ status }) => status);
}

test('secrets, people and documents have stand-ins, and the recording replays', async () => {
  const mock = await startMock();
  onTestFinished(() => mock.close());
  const leftOut: string[] = [];
  const proxy = await startProxy({
    upstream: mock.url,
    record: folder,
    onLeftOut: (reason) => leftOut.push(reason),
  });
  const statuses = await work(proxy.url);
  await proxy.close();
  expect(leftOut).toEqual([]);
  const files = read();
  expect(files.filter(([file]) => file.endsWith('.json'))).toHaveLength(7);
  for (const [file, text] of files)
    for (const secret of secrets) expect(`${file} ${text}`).not.toContain(secret);
  const [, made = ''] = files.find(([file]) => file === '0002-Envelopes_create.json') ?? [];
  const { request }: { request: { body: typeof envelope } } = JSON.parse(made);
  const [rosa, omar] = request.body.recipients.signers;
  expect(rosa).toMatchObject({ name: 'Person 1', email: 'person-1@example.com' });
  expect(omar).toMatchObject({ name: 'Person 2', email: 'person-2@example.com' });
  expect(request.body.documents[0]?.name).toBe('lease.pdf');

  await mock.close();
  const replay = await startReplay({ folder });
  onTestFinished(() => replay.close());
  expect(await work(replay.url)).toEqual(statuses);
  expect(replay.missing()).toEqual([]);
});

test('an address that opens a page keeps its form, without what opens it', async () => {
  const mock = await startMock();
  onTestFinished(() => mock.close());
  const proxy = await startProxy({ upstream: mock.url, record: folder });
  const id = '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24';
  const view = await call(proxy.url, 'POST', `${account}/envelopes/${id}/views/recipient`, {
    userName: 'Rosa Blum',
    email: 'rosa.blum@quayside.test',
    authenticationMethod: 'none',
    returnUrl: 'https://app.example/done/1bt-Gcc0Yj1cCf07Kj8dI2Fbnbqb2dEs?x=1',
  });
  expect(view.status).toBe(201);
  await proxy.close();
  const [, text = ''] = read().find(([file]) => file.includes('createRecipient.json')) ?? [];
  expect(text).toMatch(/"returnUrl": "https:\/\/host-1\.example\/done\/secret-\d+\?x=1"/);
  expect(text).toContain(id);
  expect(text).toMatch(/"x-docusign-tracetoken": "[\da-f-]{36}"/);
});

test('what looks like a secret or a person is found in other places too', async () => {
  const mock = await startMock();
  onTestFinished(() => mock.close());
  const proxy = await startProxy({ upstream: mock.url, record: folder });
  await call(proxy.url, 'POST', `${account}/envelopes`, {
    emailSubject: 'x',
    recipients: {
      signers: [
        {
          recipientId: '1',
          name: 'Rosa Blum',
          email: 'rosa.blum@quayside.test',
          clientUserId: 'blum-77',
          tabs: {
            ssnTabs: [{ documentId: '1', value: '078-05-1122' }],
            textTabs: [{ documentId: '1', xPosition: '7', value: 'B-42' }],
            checkboxTabs: [{ tabLabel: 'agreed', selected: 'true', value: 'true' }],
          },
          smsAuthentication: { senderProvidedNumbers: ['+49 30 5550199'] },
        },
      ],
    },
    customFields: { textCustomFields: [{ name: 'Berth', value: 'Quay 7' }] },
    eventNotification: {
      url: 'https://app.example/hook?key=SeCrEtKeY123&sig=SIG1',
      note: 'Bearer abcdef0123456789 and AKIAIOSFODNN7EXAMPLE',
    },
  });
  await fetch(`${proxy.url}${account}/users`, {
    method: 'POST',
    headers: { 'x-forwarded-for': '198.51.100.7' },
    body: new URLSearchParams({ pwd: 'pa55word!' }),
  }).then((response) => response.text());
  await fetch(`${proxy.url}${account}/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: '{"newUsers":[{"userName":"Omar Dahl","email":"omar.dahl@quayside.test"}]}',
  }).then((response) => response.text());
  await proxy.close();
  const text = readdirSync(folder)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  expect(text).not.toMatch(
    /Blum|quayside|blum-77|078-05|B-42|5550199|Quay 7|app\.example|SeCrEt|SIG1|abcdef0123|AKIA|198\.51|pa55|Omar/,
  );
  // Flags stay, since programs read them.
  expect(text).toContain('"value": "true"');
});

test('in XML the texts of elements have stand-ins', async () => {
  const mock = await startMock();
  onTestFinished(() => mock.close());
  const proxy = await startProxy({ upstream: mock.url, record: folder });
  const sent = `<accountSharedAccess xmlns="http://www.docusign.com/restapi"><sharedAccess><memberSharedItems><user><email>rosa.blum@quayside.test</email><userName>Rosa Blum</userName></user></memberSharedItems></sharedAccess></accountSharedAccess>`;
  const response = await fetch(`${proxy.url}${account}/shared_access?item_type=templates`, {
    method: 'PUT',
    headers: {
      authorization: 'Bearer any',
      accept: 'application/xml',
      'content-type': 'application/xml',
    },
    body: sent,
  });
  expect(response.headers.get('content-type')).toContain('xml');
  await response.text();
  await proxy.close();
  const file = readdirSync(folder).find((name) => name.startsWith('0001')) ?? '';
  const text = readFileSync(path.join(folder, file), 'utf8');
  expect(text).toContain('<userName>Person 1</userName>');
  expect(text).toContain('<email>person-1@example.com</email>');
  expect(text).not.toMatch(/Rosa|quayside/);
});

test('a replay keeps the order, and says what was never recorded', async () => {
  writeFileSync(
    path.join(folder, 'recording.json'),
    JSON.stringify({ origins: ['https://demo.docusign.net'], recordedAt: '2026-11-27T10:00:00Z' }),
  );
  for (const [at, status] of ['sent', 'completed'].entries())
    writeFileSync(
      path.join(folder, `000${at + 1}-Envelopes_get.json`),
      JSON.stringify({
        area: 'esign-v2.1',
        operation: 'Envelopes_get',
        request: { method: 'GET', url: `${account}/envelopes/7?include=tabs`, headers: {} },
        response: {
          status: 200,
          headers: { location: 'https://demo.docusign.net/x' },
          body: { status, uri: 'https://demo.docusign.net/restapi' },
        },
      }),
    );
  const replay = await startReplay({ folder });
  onTestFinished(() => replay.close());
  const get = () => call(replay.url, 'GET', `${account}/envelopes/7?include=tabs`);
  expect((await get()).text).toBe(`{"status":"sent","uri":"${replay.url}/restapi"}`);
  expect((await get()).text).toContain('completed');
  expect((await get()).text).toContain('completed');
  // The older prefix and another query are the same operation.
  expect((await call(replay.url, 'GET', '/v2.1/accounts/4410/envelopes/7')).status).toBe(200);
  const unknown = await call(replay.url, 'GET', `${account}/envelopes/8`);
  expect(unknown.status).toBe(501);
  expect(unknown.text).toContain(
    `The recording has Envelopes_get only for ${account}/envelopes/7.`,
  );
  const never = await call(replay.url, 'DELETE', `${account}/envelopes/7/lock`);
  expect(never.text).toContain('The recording has no EnvelopeLocks_delete.');
  expect(replay.missing()).toHaveLength(2);
});

test('a folder that is no recording, and one that is not empty, are refused', async () => {
  await expect(startReplay({ folder })).rejects.toThrow('it has no recording.json');
  writeFileSync(path.join(folder, 'notes.txt'), 'x');
  await expect(startProxy({ upstream: 'http://127.0.0.1:9', record: folder })).rejects.toThrow(
    'is not empty',
  );
  writeFileSync(path.join(folder, 'recording.json'), '{"origins":[],"recordedAt":"x"}');
  await expect(startReplay({ folder })).rejects.toThrow('is a recording without any exchange');
  const request = { method: 'GET', url: '/', headers: {} };
  const edited = (response: object, operation?: string) =>
    writeFileSync(
      path.join(folder, '0001-x.json'),
      JSON.stringify({ area: '../../x', operation, request, response }),
    );
  edited({ status: 9000, headers: {} });
  await expect(startReplay({ folder })).rejects.toThrow('0001-x.json: /response/status');
  edited({ status: 200, headers: { location: 'a\nb' } });
  await expect(startReplay({ folder })).rejects.toThrow('0001-x.json: /response/headers/location');
  edited({ status: 200, headers: {}, bodyFile: 'gone.pdf' });
  await expect(startReplay({ folder })).rejects.toThrow('the body gone.pdf is not beside it');
  edited({ status: 200, headers: {} }, 'Users_list');
  await expect(readDrift(folder)).rejects.toThrow('Users_list is no operation of ../../x');
  writeFileSync(path.join(folder, '0001-x.json'), '{"request":{}}');
  await expect(startReplay({ folder })).rejects.toThrow('0001-x.json: /request/method');
});

test('where the contract allows more than was seen, the drift says it', async () => {
  writeFileSync(path.join(folder, 'recording.json'), '{"origins":[],"recordedAt":"x"}');
  for (const number of [1, 2, 3, 4, 5, 6])
    writeFileSync(
      path.join(folder, `000${number}-Envelopes_get.json`),
      JSON.stringify({
        area: 'esign-v2.1',
        operation: 'Envelopes_get',
        request: { method: 'GET', url: `${account}/envelopes/${number}`, headers: {} },
        response: {
          status: 200,
          headers: { 'content-type': 'application/json' },
          body: {
            status: 'sent',
            // A text in the contract, and a flag in these responses.
            emailSubject: number > 3 ? 'true' : 'false',
          },
        },
      }),
    );
  const [drift] = await readDrift(folder);
  expect(drift?.looser).toContainEqual({
    at: '/emailSubject',
    allowed: 'any text',
    seen: 'always a boolean',
  });
  expect(drift?.looser).toContainEqual({
    at: '/status',
    allowed: expect.stringContaining('more words'),
    seen: 'sent',
  });
});

test('the drift of a recording tells what was seen, and what differs', async () => {
  const mock = await startMock();
  onTestFinished(() => mock.close());
  const proxy = await startProxy({ upstream: mock.url, record: folder });
  await work(proxy.url);
  await proxy.close();
  const clean = await readDrift(folder);
  expect(clean.flatMap(({ deviations }) => deviations)).toEqual([]);
  const create = clean.find(({ operation }) => operation === 'Envelopes_create');
  expect(create).toMatchObject({ exchanges: 2, statuses: { 201: 1, 400: 1 } });
  expect(create?.seen).toBeGreaterThan(2);
  expect(create?.seen).toBeLessThanOrEqual(create?.specified ?? 0);
  expect(create?.neverSeen).toContain('/errorDetails');
  const file = path.join(folder, '0002-Envelopes_create.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"status": 201', '"status": 207'));
  const command = await run('drift', folder);
  expect(command.code).toBe(1);
  expect(command.stdout).toContain('1 deviations from the contract');
  expect(command.stdout).toContain('- response status, status, 1 times: the contract has 201');
  expect(command.stdout).toContain('"path": "/paths/~1v2.1~1accounts~1{accountId}~1envelopes/post');
  expect(JSON.parse((await run('drift', folder, '--json')).stdout)).toBeInstanceOf(Array);
  const page = (await run('drift', folder, '--html')).stdout;
  expect(page).toContain('<title>Drift - Countersign</title>');
  expect(page).toContain('JSON Patch that allows it in the document of esign-v2.1');
  expect(await run('drift', path.join(folder, 'none'))).toMatchObject({ code: 2 });
  expect(await run('drift')).toMatchObject({ code: 2 });
});

async function run(...words: string[]): Promise<{ code: unknown; stdout: string }> {
  const cli = path.resolve(import.meta.dirname, '../../dist/cli.js');
  const child = spawn(process.execPath, [cli, ...words]);
  let stdout = '';
  child.stdout.on('data', (chunk) => (stdout += chunk));
  const [code] = await once(child, 'close');
  return { code, stdout };
}
