import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../../src/index.ts';
import { newStorage } from '../../storage.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, storage: await newStorage() });
});
afterAll(() => sandbox.close());

const control = '/_countersign/control/v1';
const harbour = 'e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48';
const account = '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';

/** Sends arbitrary bytes; the server must keep running. */
async function send(method: string, address: string, contentType: string, body: string | Buffer) {
  const response = await fetch(sandbox.url + address, {
    method,
    headers: { authorization: 'Bearer sandbox', 'content-type': contentType },
    body: Buffer.from(body),
  });
  const text = await response.text();
  expect((await fetch(`${sandbox.url}/healthz`)).status).toBe(200);
  return { status: response.status, text };
}

/** Joins the texts for the numbers from 0 up to a count. */
const many = (count: number, write: (at: number) => string, between = '') =>
  Array.from({ length: count }, (_, at) => write(at)).join(between);

const multipart = (parts: string) => `${parts}--x--`;
const part = (name: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="f.csv"\r\nContent-Type: text/csv\r\n\r\n${content}\r\n`;

// A parser without a bound takes minutes or gigabytes for each of these.
describe.each<{
  door: string;
  method?: string;
  address: string;
  contentType: string;
  cases: [what: string, body: () => string | Buffer, status: number, says: string][];
}>([
  {
    door: 'a snapshot file',
    method: 'PUT',
    address: `${control}/snapshots/x/file`,
    contentType: 'application/gzip',
    cases: [
      ['200 MB of brackets', () => gzipSync(Buffer.alloc(200e6, '[')), 400, 'when unpacked'],
      ['200 MB of a number', () => gzipSync(Buffer.alloc(200e6, '0')), 400, 'when unpacked'],
      ['15 MB of brackets', () => gzipSync(Buffer.alloc(15e6, '[')), 400, 'not a snapshot file'],
      ['15 MB of values', () => gzipSync(`[${'0,'.repeat(7e6)}0]`), 400, 'not a snapshot file'],
      ['no gzip', () => 'no gzip', 400, 'not a snapshot file'],
    ],
  },
  {
    door: 'a seed',
    address: `${control}/seed`,
    contentType: 'application/yaml',
    cases: [
      ['30,000 keys in YAML', () => many(30_000, (at) => `k${at}: 1\n`), 400, '/k0 is unknown'],
      [
        '30,000 keys in JSON',
        () => `{${many(30_000, (at) => `"k${at}":1`, ',')}}`,
        400,
        '/k0 is unknown',
      ],
      ['300,000 keys', () => many(300_000, (at) => `k${at}: 1\n`), 400, 'more than 600000 words'],
      ['maps in maps', () => 'a: '.repeat(200_000), 400, 'nested more than 200'],
      ['lists in lists', () => '['.repeat(600_000), 400, 'nested more than 200'],
      ['items in items', () => '- '.repeat(300_000), 400, 'nested more than 200'],
      ['10 MB of words', () => '- a\n'.repeat(2_500_000), 400, 'more than 600000 words'],
      ['the same key twice', () => 'users: []\nusers: []\n', 400, 'body:2 Map keys must be unique'],
      [
        'aliases of aliases',
        () => `a: &a0 [1]\n${many(40, (at) => `b${at}: &a${at + 1} [*a${at},*a${at}]\n`)}`,
        400,
        'alias',
      ],
      ['20,000 faults', () => `users: [${'{a: 1},'.repeat(20_000)}]`, 400, '/users/0'],
    ],
  },
  {
    door: 'an import of users',
    address: `/management/v2/organizations/${harbour}/imports/bulk_users/add`,
    contentType: 'multipart/form-data; boundary=x',
    cases: [
      [
        '900 kB of commas',
        () => multipart(part('file.csv', ','.repeat(900e3))),
        200,
        'invalid_csv',
      ],
      ['200,000 parts', () => multipart(part('a', '').repeat(200_000)), 400, ''],
    ],
  },
  {
    door: 'a token',
    address: '/oauth/token',
    contentType: 'application/x-www-form-urlencoded',
    cases: [
      ['15 million fields', () => 'a&'.repeat(15e6), 400, ''],
      ['a million other fields', () => many(1e6, (at) => `a${at}=1`, '&'), 400, ''],
    ],
  },
  {
    door: 'a token with fields in its query',
    address: '/oauth/token?grant_type=refresh_token',
    contentType: 'application/x-www-form-urlencoded',
    cases: [['15 million fields', () => 'a&'.repeat(15e6), 400, '']],
  },
  {
    door: 'an envelope with files beside it',
    address: `/restapi/v2.1/accounts/${account}/envelopes`,
    contentType: 'multipart/form-data; boundary=x',
    cases: [
      [
        '3 million parts',
        () => multipart('--x\r\n\r\n\r\n'.repeat(3e6)),
        400,
        'more than 10000 fields',
      ],
    ],
  },
  {
    door: 'texts of a brand',
    method: 'PUT',
    address: `/restapi/v2.1/accounts/${account}/brands/b1d5f7a3-9c2e-4f80-a6d4-3e8b0c7f2a15/resources/email`,
    contentType: 'multipart/form-data; boundary=x',
    cases: [
      [
        'elements in elements',
        () => multipart(part('file.xml', `<root>${'<a>'.repeat(100_000)}`)),
        400,
        'nested more than 50',
      ],
      [
        'entities',
        () =>
          multipart(
            part('file.xml', `<!DOCTYPE r [<!ENTITY a "${'a'.repeat(1000)}">]><root>&a;</root>`),
          ),
        400,
        'document type declaration',
      ],
    ],
  },
])('$door', ({ method = 'POST', address, contentType, cases }) => {
  it.each(cases)('refuses %s', async (_, body, status, says) => {
    const answer = await send(method, address, contentType, body());
    expect(answer.text).toContain(says);
    expect(answer.status).toBe(status);
  });
});
