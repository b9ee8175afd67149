// `countersign-mock compare`: the same steps on two servers, and their differences.
import { createServer, request } from 'node:http';
import { startMock, type RunningMock } from '@countersign/mock';
import {
  compareSides,
  parseScenario,
  type Difference,
  type ScenarioPerson,
} from '@countersign/mock/proxy';
import { listen } from '@countersign/testing/listen';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

let left: RunningMock;
let right: RunningMock;
beforeAll(async () => {
  left = await startMock({ seed: 'left' });
  right = await startMock({ seed: 'right' });
});
afterAll(async () => {
  await left.close();
  await right.close();
});

const scenario = parseScenario(
  `{
    "steps": [
      {
        "call": "Envelopes_create", // a draft
        "body": { "status": "created", "emailSubject": "Lease" },
        "bind": { "envelopeId": "/envelopeId" },
      },
      { "call": "Envelopes_get" },
      { "call": "EnvelopeRecipients_list", "query": { "include_tabs": "true" } },
      { "call": "EnvelopeDocuments_get", "path": { "documentId": "1" } },
      { "call": "Rooms_GetRooms" },
    ],
  }`,
  'lease.jsonc',
);
const values = { accountId: '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60' };

/** A server that returns the responses of another, after a change of its JSON or status. */
async function changed(
  upstream: string,
  change: (path: string, json: unknown) => { status?: number } | undefined,
): Promise<string> {
  const server = createServer((incoming, response) => {
    const { method, url = '/', headers } = incoming;
    const outgoing = request(new URL(url, upstream), { method, headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      const bytes = Buffer.concat(chunks);
      const isJson = answer.headers['content-type']?.includes('json') === true;
      const json: unknown = isJson ? JSON.parse(bytes.toString()) : undefined;
      const { status = answer.statusCode ?? 200 } = change(url, json) ?? {};
      const type = answer.headers['content-type'] ?? 'application/json';
      response.writeHead(status, { 'content-type': type });
      response.end(isJson ? JSON.stringify(json) : bytes);
    });
    incoming.pipe(outgoing);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${await listen(server)}`;
}

async function compare(rightUrl: string): Promise<Pick<Difference, 'at' | 'kind'>[]> {
  const steps = await compareSides(
    scenario,
    { url: `${left.url}/restapi`, token: 'a', values },
    { url: `${rightUrl}/restapi`, token: 'b', values },
  );
  expect(steps).toHaveLength(scenario.steps.length);
  return steps.flatMap(({ differences }) => differences.map(({ at, kind }) => ({ at, kind })));
}

test('two servers that do the same have no differences, whatever their IDs are', async () => {
  expect(await compare(right.url)).toEqual([]);
});

const isGet = (path: string) => /\/envelopes\/[^/?]+$/.test(path);
const faults: [
  what: string,
  change: (path: string, json: unknown) => { status?: number } | undefined,
  expected: Pick<Difference, 'at' | 'kind'>,
][] = [
  [
    'another status',
    (path) => (isGet(path) ? { status: 202 } : undefined),
    { at: '/status', kind: 'value' },
  ],
  [
    'another value',
    (path, json) => void (isGet(path) && Reflect.set(Object(json), 'status', 'sent!')),
    { at: '/body/status', kind: 'value' },
  ],
  [
    'another type',
    (path, json) => void (isGet(path) && Reflect.set(Object(json), 'emailSubject', 7)),
    { at: '/body/emailSubject', kind: 'type' },
  ],
  [
    'a field is missing',
    (path, json) => void (isGet(path) && Reflect.deleteProperty(Object(json), 'sender')),
    { at: '/body/sender', kind: 'only-left' },
  ],
  [
    'a field is new',
    (path, json) => void (isGet(path) && Reflect.set(Object(json), 'harbour', 'x')),
    { at: '/body/harbour', kind: 'only-right' },
  ],
  [
    'an ID that is none',
    (path, json) => void (isGet(path) && Reflect.set(Object(json), 'envelopeId', '42')),
    { at: '/body/envelopeId', kind: 'identity' },
  ],
  [
    'an ID that stood for something else before',
    (path, json) =>
      void (
        isGet(path) &&
        Reflect.set(Object(json), 'envelopeId', '00000000-0000-4000-8000-000000000000')
      ),
    { at: '/body/envelopeId', kind: 'identity' },
  ],
  [
    'an item of a list is missing',
    (path, json) => void (path.includes('/recipients') && Reflect.set(Object(json), 'signers', [])),
    { at: '/body/signers/0', kind: 'only-left' },
  ],
  [
    'a number that is a text',
    (path, json) =>
      void (path.includes('/rooms') && Reflect.set(Object(json), 'totalRowCount', '1')),
    { at: '/body/totalRowCount', kind: 'type' },
  ],
];

test.each(faults)('%s is found', async (_what, change, expected) => {
  expect(await compare(await changed(right.url, change))).toContainEqual(expected);
});

/** A scenario of one call. */
const oneCall = (call: string) => parseScenario(`{ "steps": [{ "call": "${call}" }] }`, 'a.jsonc');

test('what a person does is done by the side itself, or by the control API', async () => {
  const signing = parseScenario(
    `{ "values": { "accountId": "4410", "envelopeId": "7" },
       "steps": [{ "person": "sign", "recipientId": "1", "values": { "berth": "B-42" } }] }`,
    'a.jsonc',
  );
  const acted: string[] = [];
  const side = {
    url: left.url,
    token: 'a',
    act: async ({ person, recipientId }: ScenarioPerson, envelopeId: string) => {
      acted.push(`${person} ${envelopeId} ${recipientId}`);
    },
  };
  expect(await compareSides(signing, side, side)).toEqual([
    { step: 1, call: 'sign', left: 200, right: 200, differences: [] },
  ]);
  expect(acted).toEqual(['sign 7 1', 'sign 7 1']);
  // The mock has no state, and no API to sign with.
  const plain = { url: left.url, token: 'a' };
  await expect(compareSides(signing, plain, plain)).rejects.toThrow(
    'Recipient 1 cannot sign at http',
  );
});

test('where one side lacks what a later step needs, the comparison ends there and says so', async () => {
  const [, second] = await compareSides(
    scenario,
    { url: left.url, token: 'a', values },
    { url: `${right.url}/nowhere`, token: 'b', values },
  );
  expect(second).toMatchObject({ step: 2, left: 0, right: 0 });
  expect(second?.differences[0]).toMatchObject({
    kind: 'not-done',
    left: 'Envelopes_get uses ${envelopeId}, which no step before binds.',
  });
});

/** The mock, with an account of its own. */
const sideOf = (accountId: string) => ({
  url: left.url,
  token: 'a',
  values: { accountId, envelopeId: '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24' },
});

test('values that each side has for itself stand for each other', async () => {
  const users = parseScenario('{ "steps": [{ "call": "Envelopes_get" }] }', 'a.jsonc');
  const [step] = await compareSides(users, sideOf('4410'), sideOf('4411'));
  expect(step?.differences).toEqual([]);
});

test.each([
  ['in ISO 8601', '2026-11-28T22:26:36.0000000Z'],
  ['as in the United States', '11/28/2026 10:26:36 PM'],
  ['as user settings have them', '11/28/2026 10:26:36 pm'],
])('moments may differ: %s', async (_form, moment) => {
  const later = await changed(
    left.url,
    (path, json) => void (isGet(path) && Reflect.set(Object(json), 'lastModifiedDateTime', moment)),
  );
  const earlier = await changed(
    left.url,
    (path, json) =>
      void (
        isGet(path) && Reflect.set(Object(json), 'lastModifiedDateTime', moment.replace('36', '35'))
      ),
  );
  const steps = parseScenario('{ "steps": [{ "call": "Envelopes_get" }] }', 'a.jsonc');
  const side = sideOf('4410');
  const [step] = await compareSides(steps, { ...side, url: earlier }, { ...side, url: later });
  expect(step?.differences).toEqual([]);
});

test('a scenario that cannot be done says why', async () => {
  expect(() => parseScenario('{ "steps": [', 'a.jsonc')).toThrow('a.jsonc:1:');
  expect(() => parseScenario('{ "steps": [] }', 'a.jsonc')).toThrow('a.jsonc: /steps');
  expect(() =>
    parseScenario('{ "steps": [{ "person": "dance", "recipientId": "1" }] }', 'a.jsonc'),
  ).toThrow('a.jsonc: /steps/0/person Invalid option: expected one of "open"|"sign"|"decline"');
  const down = { url: 'http://127.0.0.1:9', token: 'a', values };
  await expect(compareSides(oneCall('Rooms_GetRooms'), down, down)).rejects.toThrow(
    'Rooms_GetRooms: http://127.0.0.1:9/restapi/v2/accounts/',
  );
  const side = { url: left.url, token: 'a' };
  await expect(compareSides(oneCall('Envelopes_sink'), side, side)).rejects.toThrow(
    'There is no operation Envelopes_sink.',
  );
  await expect(compareSides(oneCall('Envelopes_get'), side, side)).rejects.toThrow(
    'Envelopes_get uses ${accountId}, which no step before binds.',
  );
});
