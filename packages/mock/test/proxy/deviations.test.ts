// The proxy finds exactly the differences between an upstream's responses and the contract.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createMock } from '@countersign/mock';
import { startProxy, type RunningProxy } from '@countersign/mock/proxy';
import { listen } from '@countersign/testing/listen';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOperations } from '../parity/operations.ts';
import { makeRequest } from '../parity/valid-request.ts';

interface Answer {
  status: number;
  headers: Headers;
  body: string;
}
type Change = (answer: Answer) => void;

const mock = createMock();
let change: Change = () => undefined;
const upstream = createServer(async (incoming, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const { method = 'GET', url = '/', headers } = incoming;
  const sent = Buffer.concat(chunks);
  const pairs = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && name !== 'host' ? [[name, value]] : [],
  );
  const answered = await mock.fetch(
    new Request(`http://upstream.test${url}`, {
      method,
      headers: pairs,
      ...(sent.length > 0 && { body: sent }),
    }),
  );
  const bytes = Buffer.from(await answered.arrayBuffer());
  const answer = {
    status: answered.status,
    headers: new Headers(answered.headers),
    body: bytes.toString('latin1'),
  };
  change(answer);
  answer.headers.delete('content-length');
  response.writeHead(answer.status, [...answer.headers].flat());
  response.end(Buffer.from(answer.body, 'latin1'));
});
let proxy: RunningProxy;
beforeAll(async () => {
  proxy = await startProxy({ upstream: `http://127.0.0.1:${await listen(upstream)}` });
});
afterAll(async () => {
  await proxy.close();
  upstream.close();
});

const account = '/restapi/v2.1/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';
const envelope = `${account}/envelopes/3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24`;

async function send(
  method: string,
  path: string,
  body?: unknown,
  accept = '*/*',
): Promise<Response> {
  return fetch(proxy.url + path, {
    method,
    headers: { authorization: 'Bearer sandbox', accept, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Lists the new deviations after a call: side, place and rule of each. */
async function deviationsOf(
  method: string,
  path: string,
  changed: Change,
  body?: unknown,
  accept?: string,
) {
  const ways = () =>
    new Map(
      proxy
        .report()
        .flatMap(({ operation, deviations }) =>
          deviations.map((one): [string, number] => [
            `${operation} ${one.side} ${one.in} ${one.at} ${one.rule}`
              .replaceAll(/ +/g, ' ')
              .trim(),
            one.count,
          ]),
        ),
    );
  const before = ways();
  change = changed;
  await (await send(method, path, body, accept)).arrayBuffer();
  await proxy.idle();
  change = () => undefined;
  return [...ways()].flatMap(([way, seen]) => (seen > (before.get(way) ?? 0) ? [way] : []));
}

/** Changes a value in the JSON of an answer, by its path; undefined removes it. */
function set(path: string, value: unknown): Change {
  return (answer) => {
    const json: unknown = JSON.parse(answer.body);
    const steps = path.split('/');
    const last = steps.pop() ?? '';
    let here: unknown = json;
    for (const step of steps) here = Reflect.get(Object(here), step);
    if (value === undefined) Reflect.deleteProperty(Object(here), last);
    else Reflect.set(Object(here), last, value);
    answer.body = JSON.stringify(json);
  };
}
const status =
  (code: number): Change =>
  (answer) =>
    void (answer.status = code);
const header =
  (name: string, value?: string): Change =>
  (answer) => {
    if (value === undefined) answer.headers.delete(name);
    else answer.headers.set(name, value);
  };
const body =
  (text: string): Change =>
  (answer) =>
    void (answer.body = text);

const lock = `${envelope}/lock`;
const list = `${account}/envelopes?from_date=2026-11-01`;
const recipients = `${envelope}/recipients`;
const users = `${account}/users`;
const rooms = '/restapi/v2/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60/rooms';
const draft = { emailSubject: 'Lease', status: 'created' };

/** Thirty ways in which a service can go another way than the contract. */
const seeded: [
  what: string,
  method: string,
  path: string,
  change: Change,
  way: string,
  sent?: unknown,
][] = [
  [
    'a text becomes a number',
    'GET',
    envelope,
    set('status', 5),
    'Envelopes_get response body /status type',
  ],
  [
    'a text becomes an object',
    'GET',
    envelope,
    set('emailSubject', {}),
    'Envelopes_get response body /emailSubject type',
  ],
  [
    'a list becomes an object',
    'GET',
    recipients,
    set('signers', {}),
    'EnvelopeRecipients_list response body /signers type',
  ],
  [
    'an object becomes a text',
    'GET',
    envelope,
    set('sender', 'Mara'),
    'Envelopes_get response body /sender type',
  ],
  [
    'a field becomes null',
    'GET',
    envelope,
    set('envelopeId', null),
    'Envelopes_get response body /envelopeId type',
  ],
  [
    'a boolean that is no text',
    'GET',
    lock,
    set('useScratchPad', true),
    'EnvelopeLocks_get response body /useScratchPad type',
  ],
  [
    'a new word of a status',
    'GET',
    envelope,
    set('status', 'archived'),
    'Envelopes_get response body /status enum',
  ],
  [
    'a new word in a list',
    'GET',
    recipients,
    set('signers/0/status', 'waiting'),
    'EnvelopeRecipients_list response body /signers/-/status enum',
  ],
  [
    'a flag that is neither true nor false',
    'GET',
    lock,
    set('useScratchPad', 'maybe'),
    'EnvelopeLocks_get response body /useScratchPad enum',
  ],
  [
    'a date in another form',
    'GET',
    envelope,
    set('createdDateTime', '20 November'),
    'Envelopes_get response body /createdDateTime format',
  ],
  [
    'an ID that is no GUID',
    'GET',
    envelope,
    set('envelopeId', 'lease-42'),
    'Envelopes_get response body /envelopeId pattern',
  ],
  [
    'a number that is a word',
    'GET',
    list,
    set('resultSetSize', 'many'),
    'Envelopes_listStatusChanges response body /resultSetSize pattern',
  ],
  [
    'an unknown field',
    'GET',
    envelope,
    set('harbour', 'x'),
    'Envelopes_get response body /harbour unknown',
  ],
  [
    'an unknown field of an item',
    'GET',
    recipients,
    set('signers/0/harbour', 'x'),
    'EnvelopeRecipients_list response body /signers/-/harbour unknown',
  ],
  [
    'an unknown object',
    'GET',
    users,
    set('users/0/harbour', { a: 1 }),
    'Users_list response body /users/-/harbour unknown',
  ],
  [
    'another status of success',
    'GET',
    envelope,
    status(206),
    'Envelopes_get response status status',
  ],
  ['a new status of failure', 'GET', envelope, status(418), 'Envelopes_get response status status'],
  [
    'a status of another operation',
    'POST',
    `${account}/envelopes`,
    status(202),
    'Envelopes_create response status status',
    draft,
  ],
  [
    'another media type',
    'GET',
    envelope,
    header('content-type', 'text/html'),
    'Envelopes_get response mediaType mediaType',
  ],
  [
    'no media type',
    'GET',
    recipients,
    header('content-type'),
    'EnvelopeRecipients_list response mediaType mediaType',
  ],
  [
    'JSON that breaks off',
    'GET',
    envelope,
    body('{"status":'),
    'Envelopes_get response body syntax',
  ],
  ['a list instead of an object', 'GET', envelope, body('[]'), 'Envelopes_get response body type'],
  [
    'a header is gone',
    'GET',
    envelope,
    header('x-docusign-tracetoken'),
    'Envelopes_get response header x-docusign-tracetoken missing',
  ],
  [
    'a header of the limits is gone',
    'GET',
    users,
    header('x-ratelimit-limit'),
    'Users_list response header x-ratelimit-limit missing',
  ],
  [
    'an error of another shape',
    'GET',
    `${account}/envelopes/lease-42`,
    set('code', 7),
    'Envelopes_get response body /code unknown',
  ],
  [
    'an error without its code',
    'GET',
    `${account}/envelopes/lease-42`,
    set('errorCode', 12),
    'Envelopes_get response body /errorCode type',
  ],
  [
    'an unknown operation',
    'GET',
    `${account}/harbours`,
    (answer) => {
      answer.status = 200;
    },
    'request operation unknown',
  ],
  [
    'a field that the contract does not know is taken',
    'POST',
    `${account}/envelopes`,
    () => undefined,
    'Envelopes_create request body /harbour unknown',
    { ...draft, harbour: '7' },
  ],
  [
    'what the contract refuses is taken',
    'POST',
    `${account}/envelopes`,
    (answer) => {
      answer.status = 201;
      answer.body = '{}';
    },
    'Envelopes_create request body /emailSubject type',
    { ...draft, emailSubject: ['Lease'] },
  ],
  [
    'a room of another type',
    'GET',
    rooms,
    set('totalRowCount', '1'),
    'Rooms_GetRooms response body /totalRowCount type',
  ],
];

test('there are thirty seeded deviations', () => {
  expect(seeded).toHaveLength(30);
});

test.each(seeded)('%s', async (_what, method, path, changed, way, sent) => {
  expect(await deviationsOf(method, path, changed, sent)).toContain(way);
});

test('each mechanical change of the contract fits the document that is published', () => {
  const steps = proxy
    .report()
    .flatMap(({ area, deviations }) =>
      deviations.flatMap(({ patch, at, rule }) =>
        patch === undefined ? [] : [{ area, patch, at, rule }],
      ),
    );
  expect(new Set(steps.map(({ rule }) => rule))).toEqual(
    new Set(['enum', 'format', 'pattern', 'status', 'type', 'unknown']),
  );
  for (const { area, patch } of steps) {
    const file = new URL(import.meta.resolve(`@countersign/specs/${area}.json`));
    const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const keys = patch.path.split('/').slice(1);
    const last = keys.pop() ?? '';
    const parent = keys
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce((inside, key) => Reflect.get(Object(inside), key), document);
    expect(parent, patch.path).toBeTypeOf('object');
    const isThere = Object.hasOwn(Object(parent), last);
    expect(isThere, patch.path).toBe(patch.op !== 'add');
    if (last === '-') expect(parent, patch.path).toBeInstanceOf(Array);
  }
});

test('what the contract has is no deviation', async () => {
  for (const path of [
    envelope,
    recipients,
    lock,
    list,
    users,
    rooms,
    `${account}/envelopes/lease-42`,
  ])
    expect(await deviationsOf('GET', path, () => undefined)).toEqual([]);
  expect(await deviationsOf('POST', `${account}/envelopes`, () => undefined, draft)).toEqual([]);
});

/** Lists the new deviations after a call for XML in which a part is replaced. */
function inXml(from: RegExp | string, to: string) {
  return deviationsOf(
    'GET',
    `${account}/shared_access`,
    (answer) => void (answer.body = answer.body.replace(from, to)),
    undefined,
    'application/xml',
  );
}

test('what deviates in XML is found at the same places', async () => {
  const place = 'Accounts_listSharedAccess response body';
  expect(await inXml('<', '<')).toEqual([]);
  expect(await inXml(/<shared>\w+</, '<shared>harbour<')).toEqual([
    expect.stringMatching(`^${place} .*/shared enum$`),
  ]);
  expect(await inXml('<accountId>', '<harbour>7</harbour><accountId>')).toEqual([
    `${place} /harbour unknown`,
  ]);
  expect(await inXml('</accountSharedAccess>', '')).toEqual([`${place} syntax`]);
});

const operations = readOperations();

test('the contract has more than six hundred operations', () => {
  expect(operations.length).toBeGreaterThan(600);
});

test.each(operations)(
  'what $area $id answers to its own example is no deviation',
  async ({ operation }) => {
    const before = proxy.report().flatMap(({ deviations }) => deviations).length;
    const { method, path, query, headers, body: bytes } = makeRequest(operation, '', '');
    const { 'content-length': _, ...given } = headers;
    for (const accept of ['application/json', 'application/xml']) {
      const response = await fetch(`${proxy.url}${path}${query === '' ? '' : `?${query}`}`, {
        method,
        headers: { authorization: 'Bearer sandbox', ...given, accept: `${accept}, */*;q=0.1` },
        redirect: 'manual',
        ...(bytes !== undefined && { body: new Uint8Array(bytes) }),
      });
      await response.arrayBuffer();
    }
    await proxy.idle();
    const after = proxy.report().flatMap(({ deviations }) => deviations);
    expect(after.slice(before)).toEqual([]);
  },
);
