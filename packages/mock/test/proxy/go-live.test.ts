// A recorded run shows the faults that keep a program from production.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkGoLive } from '@countersign/mock/proxy';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

const account = '/restapi/v2.1/accounts/4410';
const envelope = `${account}/envelopes/3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24`;

let folder: string;
let count: number;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'countersign-go-live-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  count = 0;
  write('recording.json', { origins: [], recordedAt: '2026-11-27T10:00:00Z' });
});

function write(file: string, value: unknown): void {
  writeFileSync(path.join(folder, file), JSON.stringify(value));
}

/** Adds an exchange of a minute of the run. */
function add(
  minute: number,
  operation: string,
  url: string,
  {
    status = 200,
    sent,
    got,
    area = 'esign-v2.1',
    method = 'GET',
  }: {
    status?: number;
    sent?: unknown;
    got?: unknown;
    area?: string;
    method?: string;
  } = {},
): void {
  count += 1;
  write(`${String(count).padStart(4, '0')}-${operation}.json`, {
    area,
    operation,
    at: new Date(Date.UTC(2026, 10, 27, 10, minute)).toISOString(),
    request: { method, url, headers: {}, body: sent },
    response: { status, headers: {}, body: got },
  });
}

const addToken = (minute: number) =>
  add(minute, 'OAuth_token', '/oauth/token', {
    area: 'oauth',
    method: 'POST',
    got: { expires_in: 3600 },
  });
const rules = async () => (await checkGoLive(folder)).map(({ rule }) => rule);

test('a program that is ready has nothing to change', async () => {
  addToken(0);
  add(0, 'OAuth_userInfo', '/oauth/userinfo', { area: 'oauth' });
  add(1, 'ConnectConfigurations_create', `${account}/connect`, {
    method: 'POST',
    status: 201,
    sent: { includeHMAC: 'true' },
  });
  add(2, 'Envelopes_get', envelope);
  add(18, 'Envelopes_get', envelope);
  add(19, 'Users_list', `${account}/users`, { status: 429 });
  add(20, 'Users_list', `${account}/users`);
  // Refused, and then fixed.
  for (const status of [400, 200, 400]) add(21, 'Users_get', `${account}/users/7`, { status });
  expect(await rules()).toEqual([]);
});

test('each habit that keeps a program from production is found, with what shows it', async () => {
  for (const minute of [0, 1, 2]) addToken(minute);
  for (const minute of [3, 4, 5]) add(minute, 'Envelopes_get', `${envelope}?include=tabs`);
  add(6, 'Users_list', `${account}/users`, { status: 429 });
  add(7, 'ConnectConfigurations_create', `${account}/connect`, {
    method: 'POST',
    status: 201,
    sent: { urlToPublishTo: 'https://app.example' },
  });
  add(8, 'Envelopes_get', envelope.replace('v2.1', 'v2').replace('3d2a', '4d2a'));
  for (const minute of [9, 10, 11]) add(minute, 'Users_get', `${account}/users/7`, { status: 404 });
  const findings = await checkGoLive(folder);
  expect(findings.map(({ rule, files }) => [rule, files])).toEqual([
    ['polling', ['0004-Envelopes_get.json', '0005-Envelopes_get.json', '0006-Envelopes_get.json']],
    ['no-retry', ['0007-Users_list.json']],
    ['unhandled-status', ['0010-Users_get.json', '0011-Users_get.json', '0012-Users_get.json']],
    ['token-each-time', ['0002-OAuth_token.json', '0003-OAuth_token.json']],
    ['fixed-address', ['0004-Envelopes_get.json']],
    ['webhook-unverified', ['0008-ConnectConfigurations_create.json']],
    ['older-version', ['0009-Envelopes_get.json']],
  ]);
  expect(findings[0]?.message).toContain('3 times with less than 15 minutes between');
});
