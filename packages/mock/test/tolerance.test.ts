import { startMock, type RunningMock } from '@countersign/mock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let mock: RunningMock;
let strict: RunningMock;
beforeAll(async () => {
  [mock, strict] = await Promise.all([startMock(), startMock({ strict: true })]);
});
afterAll(() => Promise.all([mock.close(), strict.close()]));

const account = '/v2.1/accounts/4410';
const envelopes = `${account}/envelopes`;
const json = 'application/json';

interface Sent {
  server?: RunningMock;
  method?: string;
  type?: string;
}

async function send(
  url: string,
  body: string | Uint8Array<ArrayBuffer> | undefined,
  options: Sent = {},
) {
  const { server = mock, method = body === undefined ? 'GET' : 'POST', type = json } = options;
  const response = await fetch(server.url + url, {
    method,
    headers: { authorization: 'Bearer any', ...(body !== undefined && { 'content-type': type }) },
    ...(body !== undefined && { body }),
  });
  const answer: unknown = type === json ? await response.json() : await response.text();
  const last = server.traffic.recent().at(-1);
  return { status: response.status, answer, tolerated: last?.tolerated ?? [] };
}

const sendJson = (url: string, body: unknown, options?: Sent) =>
  send(url, JSON.stringify(body), options);

const places = (tolerated: readonly { at: string; rule: string }[]) =>
  tolerated.map(({ rule, at }) => `${rule} ${at}`);

const signer = { Name: 'Ines', RoutingOrder: 1, Tabs: { SignHereTabs: [{ Optional: 'True' }] } };

/** The words of the service for a body that cannot be read. */
const unreadable = 'The request body is missing or improperly formatted.';

/** Bodies that the service accepts, with their notes, and the errors of --strict. */
const bodies: [unknown, string[], string][] = [
  [{ Status: 'sent' }, ['name /Status'], '/Status must be written status.'],
  [{ status: 'Sent' }, ['value /status'], '/status must be written "sent", not "Sent".'],
  [{ emailSubject: 12 }, ['type /emailSubject'], '/emailSubject must be string ("12"), not 12.'],
  [{ useDisclosure: 1 }, ['type /useDisclosure'], '/useDisclosure must be written "true", not 1.'],
  [{ status: null }, ['null /status'], '/status must be string, or left out, not null.'],
  [
    { Status: 'sent', status: null },
    ['name /Status', 'null /status'],
    '/status must be string, or left out, not null.',
  ],
  [{ status: '' }, ['empty /status'], '/status must be '],
  [{ brandId: '' }, ['empty /brandId'], '/brandId must be a text that matches '],
  [{ enableWetSign: '' }, ['empty /enableWetSign'], '/enableWetSign must be '],
  [
    { workflow: { resumeDate: '' } },
    ['empty /workflow/resumeDate'],
    '/workflow/resumeDate must be of the format date-time, or left out, not "".',
  ],
  [{ documents: [null] }, ['null /documents/0'], '/documents/0 must be object, or left out'],
  [
    { recipients: { Signers: [signer] } },
    [
      'name /recipients/Signers',
      'name /recipients/Signers/0/Name',
      'name /recipients/Signers/0/RoutingOrder',
      'type /recipients/Signers/0/RoutingOrder',
      'name /recipients/Signers/0/Tabs',
      'name /recipients/Signers/0/Tabs/SignHereTabs',
      'name /recipients/Signers/0/Tabs/SignHereTabs/0/Optional',
      'value /recipients/Signers/0/Tabs/SignHereTabs/0/Optional',
    ],
    '/recipients/Signers/0/Tabs/SignHereTabs must be written signHereTabs.',
  ],
  [
    { expirationDateTime: '2026-11-25', workflow: { resumeDate: '2026-11-25T10:15' } },
    ['moment /workflow/resumeDate'],
    '/workflow/resumeDate must be of the format date-time ("2026-11-25T10:15:00Z")',
  ],
];

describe('a body that is not canonical', () => {
  it.each(bodies)('%j is taken, and noted', async (body, noted) => {
    const { status, tolerated } = await sendJson(envelopes, body);
    expect(status).toBe(201);
    expect(places(tolerated)).toEqual(noted);
  });

  it.each(bodies)('%j is refused where the server is strict', async (body, noted, sentence) => {
    const { status, answer, tolerated } = await sendJson(envelopes, body, { server: strict });
    expect(status).toBe(400);
    expect(answer).toMatchObject({ message: expect.stringContaining(sentence) });
    // A value of another type makes the body unreadable; others are wrong for their member.
    const ofType = noted.some((note) => /^(?:type|null) /.test(note));
    const errorCode = ofType ? 'INVALID_REQUEST_BODY' : 'INVALID_REQUEST_PARAMETER';
    expect(answer).toMatchObject({ errorCode });
    expect(tolerated).toEqual([]);
  });

  it('answers with its canonical values', async () => {
    const body = { LockDurationInSeconds: 600, LOCKTYPE: 'Edit' };
    const { answer } = await sendJson(
      `${envelopes}/3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24/lock`,
      body,
    );
    expect(answer).toMatchObject({ lockDurationInSeconds: '600', lockType: 'edit' });
  });

  it('is held to the contract where it has no canonical form', async () => {
    const body = { Status: 'Sent', Recipients: { Signers: { Name: 'Ines' } } };
    const { status, answer } = await sendJson(envelopes, body);
    expect(status).toBe(400);
    expect(answer).toMatchObject({
      message: `${unreadable} /recipients/signers must be array, not {"Name":"Ines"}.`,
    });
  });

  it('that is canonical is noted nowhere, strict or not', async () => {
    const body = { status: 'sent', prefillTabs: {}, emailSubject: 'Berth' };
    for (const server of [mock, strict]) {
      const { status, tolerated } = await sendJson(envelopes, body, { server });
      expect(status).toBe(201);
      expect(tolerated).toEqual([]);
    }
  });

  it('never shows a secret', async () => {
    const recipients = { signers: [{ AccessCode: 4711, name: 'Ines' }] };
    const { status } = await sendJson(envelopes, { recipients });
    expect(status).toBe(201);
    expect(JSON.stringify(mock.traffic.recent().at(-1))).not.toContain('4711');
    const { answer } = await sendJson(envelopes, { recipients }, { server: strict });
    expect(JSON.stringify(answer)).not.toContain('4711');
  });
});

/** Texts that are not JSON, with their notes. */
const texts: [string, string, string][] = [
  ['a byte order mark', '\uFEFF{"status":"sent"}', 'a byte order mark at line 1, column 1'],
  ['comments', '{ // first\n "status": /* second */ "sent" }', 'a comment at line 1, column 3'],
  ['a trailing comma', '{"status":"sent",\n}', 'a trailing comma at line 1, column 17'],
  [
    'trailing commas in a list',
    '{"documents":[{"name":"a // b"}, /* , */ ] , }',
    'a trailing comma at line 1, column 32',
  ],
  [
    'a line break in a string',
    '{\n"documents":[{"documentBase64":"QUJD\r\n\tREVG"}]}',
    'a control character in a string at line 2, column 32',
  ],
  [
    'strings in single quotes',
    "{\"status\":'sent', 'emailSubject': 'a \"b\" \\'c\\'', \"documents\": [{\"name\":'x',}]}",
    'a string in single quotes at line 1, column 11',
  ],
];

describe('JSON that is none', () => {
  it.each(texts)('is taken with %s', async (_name, text, sent) => {
    const { status, tolerated } = await send(envelopes, text);
    expect(status).toBe(201);
    expect(tolerated).toContainEqual({ in: 'body', at: '', rule: 'json', sent });
  });

  it.each(texts)('is refused with %s where the server is strict', async (_name, text, sent) => {
    const { status, answer } = await send(envelopes, text, { server: strict });
    expect(status).toBe(400);
    expect(answer).toMatchObject({
      message: `${unreadable} The body is not valid JSON: it has ${sent}.`,
    });
  });

  it('keeps what is in strings', async () => {
    const text = '{"lockedByApp":"a /* b */ // c,]\n\\"\u0007", /* "x": */ }';
    const { answer } = await send(`${envelopes}/3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24/lock`, text);
    expect(answer).toMatchObject({ lockedByApp: 'a /* b */ // c,]\n"\u0007' });
  });

  it('keeps what is in strings with single quotes', async () => {
    const text = String.raw`{'lockedByApp':'a "b" \'c\' \\ \u0041 // d,]',}`;
    const { answer } = await send(`${envelopes}/3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24/lock`, text);
    expect(answer).toMatchObject({ lockedByApp: String.raw`a "b" 'c' \ A // d,]` });
  });

  it.each(["'sent", "{'status", '{"status":\'sent}'])('is refused with %s', async (text) => {
    expect((await send(envelopes, text)).status).toBe(400);
  });

  it.each([
    ['{"status":"sent"', 'close brace expected at line 1, column 17.'],
    ['{ // c\n"documents":["a\nb", 1 2]}', 'comma expected at line 3, column 7.'],
    ['{"status": /* open', 'at line 1, column 12.'],
    ['{"status":"sent",,}', 'property name expected at line 1, column 19.'],
    ['{"documents":[,]}', 'value expected at line 1, column 15.'],
    ['{ /* nothing */ , }', 'value expected at line 1, column 17.'],
    ['{"emailSubject":"a\0b\n"}', 'at line 1, column 17.'],
    ['// only a comment', 'at line 1, column'],
  ])('is refused with another fault, at its place: %j', async (text, fault) => {
    const { status, answer } = await send(envelopes, text);
    expect(status).toBe(400);
    expect(answer).toMatchObject({ message: expect.stringContaining(fault) });
  });

  it('has the limits of JSON, whatever a comment hides', async () => {
    const list = Array.from({ length: 10_002 }, () => '1').join(',');
    const { status, answer } = await send(envelopes, `{/* " */ "documents":[${list}] /* " */}`);
    expect(status).toBe(400);
    expect(answer).toMatchObject({ message: expect.stringContaining('more than 10000 items') });
  });

  it('is taken with megabytes of Base64 in lines', async () => {
    const line = `${'QUJD'.repeat(19)}\r\n`;
    const text = `{"documents":[{"documentId":"1","documentBase64":"${line.repeat(100_000)}"}]}`;
    expect((await send(envelopes, text)).status).toBe(201);
  });
});

/** Bodies in which the subject is `Zürich €`, in a character set. */
const sets: [string, string, Uint8Array<ArrayBuffer>][] = [
  ['utf-16', json, encode('utf16le', '\uFEFF')],
  ['utf-16 the other way round', json, new Uint8Array(encode('utf16le', '\uFEFF').swap16())],
  ['utf-16 by the media type', `${json}; charset="UTF-16LE"`, encode('utf16le')],
  ['windows-1252', `${json};charset=windows-1252`, encode('latin1')],
  ['iso-8859-1', `${json}; charset=ISO-8859-1`, encode('latin1')],
  ['utf-8', `${json}; charset=utf8`, encode('utf8')],
  ['a set that nobody knows', `${json}; charset=harbour`, encode('utf8')],
];

function encode(set: 'utf8' | 'utf16le' | 'latin1', before = ''): Buffer<ArrayBuffer> {
  const text = `${before}{"lockedByApp":"Zürich €"}`;
  // A euro is one byte in windows-1252, and none of latin1.
  return Buffer.from(set === 'latin1' ? text.replace('€', '\u0080') : text, set);
}

describe('a character set', () => {
  const lock = `${envelopes}/3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24/lock`;

  it.each(sets)('is read: %s', async (_name, type, body) => {
    for (const server of [mock, strict]) {
      const headers = { authorization: 'Bearer any', 'content-type': type };
      const response = await fetch(server.url + lock, { method: 'POST', headers, body });
      expect(await response.json()).toMatchObject({ lockedByApp: 'Zürich €' });
    }
  });

  it.each([
    ['the media type', 'application/xml; charset=iso-8859-1', ''],
    ['the declaration', 'application/xml', '<?xml version="1.0" encoding="ISO-8859-1"?>'],
  ])('is read of XML, by %s', async (_by, type, before) => {
    const text = `${before}<lockRequest><lockedByApp>Zürich</lockedByApp></lockRequest>`;
    const headers = { authorization: 'Bearer any', 'content-type': type, accept: json };
    const body = Buffer.from(text, 'latin1');
    const response = await fetch(mock.url + lock, { method: 'POST', headers, body });
    expect(await response.json()).toMatchObject({ lockedByApp: 'Zürich' });
  });

  it('is missed where bytes are not UTF-8, with the place', async () => {
    const body = Buffer.from('{"status":"sent",\n"emailSubject":"Zürich"}', 'latin1');
    const sent = 'bytes that are not UTF-8 at line 2, column 18';
    const { status, tolerated } = await send(envelopes, body);
    expect(status).toBe(201);
    expect(tolerated).toEqual([{ in: 'body', at: '', rule: 'json', sent }]);
    const refused = await send(envelopes, body, { server: strict });
    expect(refused.answer).toMatchObject({
      message: `${unreadable} The body is not valid JSON: it has ${sent}.`,
    });
  });
});

/** Addresses that the service accepts, with their notes, and the errors of --strict. */
const addresses: [string, string[], string][] = [
  [
    `${envelopes}?from_date=2026-01-01&Order=DESC`,
    ['name Order', 'value order'],
    'The query parameter order must be written "desc", not "DESC".',
  ],
  [
    `${envelopes}/3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24/recipients?include_tabs=True`,
    ['value include_tabs'],
    'The query parameter include_tabs must be written "true", not "True".',
  ],
  [
    `${account}/brands/6f0d1e8b-2c47-4a95-b3e6-9d8c7b6a5f41/logos/Primary`,
    ['value logoType'],
    'The path parameter logoType must be written "primary", not "Primary".',
  ],
  [
    `${account}/users?status=active,Closed`,
    ['value status'],
    'The query parameter status must be written "Active,Closed", not "active,Closed".',
  ],
  [
    '/rooms-v2/v2/accounts/4410/rooms?roomStatus=OPEN',
    ['value roomStatus'],
    'The query parameter roomStatus must be written "open", not "OPEN".',
  ],
];

describe('an address that is not canonical', () => {
  const type = 'any';
  it.each(addresses)('%s is taken, and noted', async (url, noted) => {
    const { status, tolerated } = await send(url, undefined, { type });
    expect(status).toBe(200);
    expect(places(tolerated)).toEqual(noted);
  });

  it.each(addresses)('%s is refused where the server is strict', async (url, _noted, sentence) => {
    const { status, answer } = await send(url, undefined, { type, server: strict });
    expect(status).toBe(400);
    expect(JSON.parse(String(answer)).message).toContain(sentence);
  });

  it('stays as it is where a query parameter is empty', async () => {
    const { tolerated } = await send(`${envelopes}?from_to_status=`, undefined, { type });
    expect(tolerated).toEqual([]);
  });

  it.each(['Changed', 'changed'])('is canonical with %s, which has a twin', async (word) => {
    const url = `${envelopes}?from_date=2026-01-01&from_to_status=${word}`;
    for (const server of [mock, strict]) {
      const { status, tolerated } = await send(url, undefined, { type, server });
      expect(status).toBe(200);
      expect(tolerated).toEqual([]);
    }
  });

  it('is canonical in each case that the contract has', async () => {
    const url = '/rooms-v2/v2/accounts/4410/rooms?roomStatus=Open&nobody=knows';
    for (const server of [mock, strict]) {
      const { status, tolerated } = await send(url, undefined, { type, server });
      expect(status).toBe(200);
      expect(tolerated).toEqual([]);
    }
  });
});

describe('Rooms', () => {
  it('takes text for a number, and says the number where the server is strict', async () => {
    const url = '/rooms-v2/v2/accounts/4410/rooms';
    const body = { name: 'Berth 42', roleId: '12', TransactionSideId: 'buy' };
    const { status, tolerated } = await sendJson(url, body);
    expect(status).toBe(201);
    expect(places(tolerated)).toEqual(['type /roleId', 'name /TransactionSideId']);
    const { answer } = await sendJson(url, body, { server: strict });
    expect(answer).toMatchObject({
      message: expect.stringContaining('/roleId must be integer (12), not "12".'),
    });
  });
});

describe('OAuth', () => {
  it('takes only what RFC 6749 has', async () => {
    const type = 'application/x-www-form-urlencoded';
    for (const body of [
      'Grant_Type=authorization_code&code=a',
      'grant_type=Authorization_Code&code=a',
    ]) {
      const { status } = await send('/oauth/token', body, { type });
      expect(status).toBe(400);
    }
  });
});
