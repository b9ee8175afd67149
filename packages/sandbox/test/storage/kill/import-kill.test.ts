// The server is killed in the middle of an import of users, twice, and started again on the same
// file or database: each row is imported once and has one result.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newDatabase } from '@countersign/testing/postgres';
import { createClient } from '@countersign/client';
import { usersList } from '@countersign/client/esign-v2.1';
import { afterAll, expect, inject, it } from 'vitest';
import { createControl } from '../../../src/control/client.ts';
import { leasing, read, readResults, send, settle } from '../../admin-v2/imports/imports.ts';
import { startServer } from './server.ts';

const size = 2000;
/** One of this many rows has a group that the account does not have. */
const everyBad = 10;
const kills = 2;
const folder = mkdtempSync(path.join(tmpdir(), 'countersign-import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

/** The address of a row; those of bad rows have a domain of their own. */
function createEmail(index: number): string {
  return `user-${index}@${index % everyBad === 3 ? 'bad' : 'good'}.example`;
}

function createFile(): string {
  const rows = Array.from({ length: size }, (_, index) => {
    const group = index % everyBad === 3 ? 'Pilots' : 'Berth desk';
    return `${leasing},User,${index},${createEmail(index)},DS Sender,${group}`;
  });
  return ['AccountID,FirstName,LastName,UserEmail,PermissionSet,Group', ...rows].join('\n');
}

it('imports each row once, however often the server is killed', async () => {
  const postgres = inject('postgres');
  const args =
    postgres === undefined
      ? ['--data', path.join(folder, 'state.db')]
      : ['--database', await newDatabase(postgres)];

  let server = await startServer(...args);
  let client = connect(server.url);
  const started = await send(client, 'add', createFile());
  const seen: number[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    for (;;) {
      const { processed_user_count: processed = 0 } = await read(client, started.id ?? '');
      if (processed >= (size * kill) / (kills + 1)) {
        seen.push(processed);
        break;
      }
      await pause(5);
    }
    await server.kill();
    server = await startServer(...args);
    client = connect(server.url);
  }
  const done = await settle(client, started);
  const results = await readResults(client, started);
  const { users = [] } = await usersList(client, { query: { email_substring: '.example' } });
  const mails = await createControl(server.url).outbox({ reason: 'activation' });
  await server.kill();
  const emails = users.flatMap(({ email = '' }) => (/@(good|bad)\./.test(email) ? [email] : []));
  const applied = new Set(emails).size;
  const bad = size / everyBad;
  process.stdout.write(
    `import kill: killed at ${seen.join(', ')} of ${size} rows; applied ${applied}, refused ${done.error_count}, lost ${size - bad - applied}, doubled ${emails.length - applied}\n`,
  );
  expect(seen.every((processed) => processed < size)).toBe(true);
  expect(done).toMatchObject({
    status: 'completed',
    processed_user_count: size,
    added_user_count: size - bad,
    error_count: bad,
    user_level_error_rollups: [{ error_type: 'invalid_group', count: bad }],
  });
  const expected = Array.from({ length: size }, (_, index) => createEmail(index));
  expect(results.map(({ UserEmail, ProcessingResults }) => [UserEmail, ProcessingResults])).toEqual(
    expected.map((email) => [email, email.includes('@bad') ? 'invalid_group' : 'user_added']),
  );
  const good = expected.filter((email) => email.includes('@good')).toSorted();
  expect(emails.toSorted()).toEqual(good);
  expect(mails.map(({ to }) => to.email).toSorted()).toEqual(good);
});

function connect(baseUrl: string) {
  return createClient({ baseUrl, token: 'sandbox', path: { accountId: leasing }, retry: false });
}
