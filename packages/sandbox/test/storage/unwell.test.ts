// Connections to PostgreSQL that break, hang or wait: responses must still be true.
import { setTimeout as wait } from 'node:timers/promises';
import { ServiceError, type Client } from '@countersign/client';
import {
  envelopesCreate,
  envelopesGet,
  envelopesListStatusChanges,
  envelopesUpdate,
} from '@countersign/client/esign-v2.1';
import { startPostgres, type Postgres } from '@countersign/testing/postgres';
import { Client as Database } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/state/storage/database.ts';
import { startTest, type TestSandbox } from '../harness.ts';
import { startRelay, type Relay } from './relay.ts';

/** As good as always. */
const endless = 1_000_000;

let server: Postgres;
let direct = '';
let relay: Relay;
let test: TestSandbox;

beforeAll(async () => {
  server = await startPostgres();
  direct = await server.newDatabase();
  relay = await startRelay(direct);
  // Timeouts after which the sandbox gives up.
  const url = `${relay.through(direct)}?query_timeout=3000&lock_timeout=3000`;
  test = await startTest({ storage: { url } });
});
afterAll(async () => {
  relay.holdBack(false);
  await test.close();
  await relay.close();
  await server.stop();
});

/** The error of a call that must fail. */
async function failureOf(call: Promise<unknown>): Promise<ServiceError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ServiceError) return error;
  throw new Error('the call did not fail');
}

/** Asks a server something, on a connection of its own. */
async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const program = new Database({ connectionString: url });
  await program.connect();
  const { rows } = await program.query<Record<string, unknown>>(text);
  await program.end();
  return rows;
}

/** Commits transactions that change nothing, so that their numbers are used up. */
async function useNumbers(url: string, times: number): Promise<void> {
  await ask(
    url,
    `do $$ begin for i in 1..${times} loop perform pg_current_xact_id(); commit; end loop; end $$`,
  );
}

async function readSnapshot(url: string): Promise<string> {
  const [row] = await ask(url, 'select pg_current_snapshot()::text as snapshot');
  return String(row?.['snapshot']);
}

async function count(client: Client, subject: string): Promise<number> {
  const { envelopes = [] } = await envelopesListStatusChanges(client, {
    query: { from_date: '2020-01-01', search_text: subject },
  });
  return envelopes.length;
}

it.each(['answer', 'commit'] as const)(
  'a change whose %s is lost is there once, as the caller is told',
  async (lost) => {
    const client = test.client();
    for (let round = 0; round < 8; round += 1) {
      const emailSubject = `The ${lost} is lost ${round}`;
      relay.cutNext(lost);
      expect((await envelopesCreate(client, { body: { emailSubject } })).status).toBe('created');
      expect(relay.isCut()).toBe(true);
      expect(await count(client, emailSubject)).toBe(1);
    }
  },
);

describe('another server in its place', () => {
  let other: Postgres;
  beforeAll(async () => {
    other = await startPostgres();
  });
  afterAll(() => other.stop());

  it('is not believed about the number of a transaction that it did not give', async () => {
    const [first, second] = [`${server.url}/postgres`, `${other.url}/postgres`];
    // Creates the tables and the seed in each.
    for (const url of [first, second]) await (await startTest({ storage: { url } })).close();
    await useNumbers(second, 20_000);
    const lead = await startRelay(first);
    const led = await startTest({ storage: { url: lead.through(first) } });
    try {
      const client = led.client();
      await envelopesCreate(client, { body: { emailSubject: 'Before' } });
      // The first one never gets the commit; the second one has long committed one of that number.
      lead.cutNext('commit');
      lead.thenLeadTo(second);
      const emailSubject = 'Between two servers';
      const failure = await failureOf(envelopesCreate(client, { body: { emailSubject } }));
      expect(failure).toMatchObject({ status: 503 });
      expect(failure.message).toContain('not known');
      expect(await count(client, emailSubject)).toBe(0);
    } finally {
      await led.close();
      await lead.close();
    }
  });

  it('has another version, although both have seen transactions of the same numbers', async () => {
    const urls = [await server.newDatabase(), await other.newDatabase()];
    const databases = await Promise.all(urls.map((url) => openDatabase({ url })));
    try {
      const snapshots = () => Promise.all(urls.map(readSnapshot));
      for (;;) {
        const [one = '', two = ''] = await snapshots();
        if (one === two) break;
        const [behind, ahead] = [Number.parseInt(one, 10), Number.parseInt(two, 10)];
        await useNumbers(urls[behind < ahead ? 0 : 1] ?? '', Math.abs(behind - ahead));
      }
      const [one, two] = await Promise.all(databases.map((database) => database.version()));
      expect(one).toBeDefined();
      expect(one).not.toBe(two);
    } finally {
      for (const database of databases) await database.close();
    }
  });
});

describe('a condition of the database', () => {
  let url = '';
  let ill: TestSandbox;
  beforeAll(async () => {
    url = await server.newDatabase();
    ill = await startTest({ storage: { url } });
    await ask(
      url,
      `create table raised (code text not null, times integer not null);
      create sequence raised_times;
      create function raise_it() returns trigger language plpgsql as $$
      declare wanted raised%rowtype;
      begin
        select * into wanted from raised;
        if found and nextval('raised_times') <= wanted.times then
          raise exception 'asked for' using errcode = wanted.code;
        end if;
        return new;
      end $$;
      create trigger raise_it before insert on envelopes for each row execute function raise_it()`,
    );
  });
  afterAll(() => ill.close());

  /** Creates an envelope while the database fails so, the given number of times. */
  async function createWith(code: string, times: number) {
    await ask(
      url,
      `alter sequence raised_times restart; delete from raised; insert into raised values ('${code}', ${times})`,
    );
    const creating = envelopesCreate(ill.client(), { body: { emailSubject: code } });
    return times === endless ? failureOf(creating) : creating;
  }

  // All error codes of these classes, from the manual of PostgreSQL.
  it.each(
    `08000 08001 08003 08004 08006 08007 08P01
    25000 25001 25002 25003 25004 25005 25006 25007 25008 25P01 25P02 25P03 25P04
    53000 53100 53200 53300 53400
    57000 57014 57P01 57P02 57P03 57P04 57P05`.split(/\s+/),
  )('%s is 503, after which the caller may try again', async (code) => {
    const failure = await createWith(code, endless);
    expect(failure).toMatchObject({ status: 503, retryAfter: 1000 });
  });

  it.each(['40000', '40001', '40002', '40003', '40P01'])(
    '%s passes, where it is one of the moment',
    async (code) => {
      expect(await createWith(code, 3)).toMatchObject({ status: 'created' });
    },
  );

  it('40P01 passes also after many attempts, as long as there is time', async () => {
    expect(await createWith('40P01', 60)).toMatchObject({ status: 'created' });
  });

  it('is 503 also where the same work is met again and again', async () => {
    const failure = await createWith('40001', endless);
    expect(failure).toMatchObject({ status: 503, retryAfter: 1000 });
    expect(await count(ill.client(), '40001')).toBe(1);
  });
});

it('where the database cannot be asked what became of a change, the caller is told to look', async () => {
  const client = test.client();
  const emailSubject = 'Nobody knows';
  relay.cutNext('away');
  const failure = await failureOf(envelopesCreate(client, { body: { emailSubject } }));
  relay.holdBack(false);
  expect(failure).toMatchObject({ status: 503, retryAfter: 1000 });
  expect(failure.message).toContain('not known');
  expect(failure.message).not.toContain('Nothing was changed');
});

it('a connection on which nobody answers is given up, and health says so meanwhile', async () => {
  const client = test.client();
  const { envelopeId = '' } = await envelopesCreate(client, { body: { emailSubject: 'Held' } });
  relay.holdBack(true);
  const failure = await failureOf(envelopesGet(client, { path: { envelopeId } }));
  expect(failure).toMatchObject({ status: 503 });
  expect(failure.message).toContain('Nothing was changed');
  expect((await test.sandbox.fetch(new Request('http://sandbox.test/healthz'))).status).toBe(503);
  const alive = await test.sandbox.fetch(new Request('http://sandbox.test/healthz/live'));
  expect(alive.status).toBe(200);
  relay.holdBack(false);
  const health = async () =>
    (await test.sandbox.fetch(new Request('http://sandbox.test/healthz'))).status;
  await expect.poll(health).toBe(200);
  // Connections that lost something meanwhile are each given up once.
  const get = () =>
    envelopesGet(client, { path: { envelopeId } }).then(
      ({ emailSubject }) => emailSubject,
      () => undefined,
    );
  await expect.poll(get).toBe('Held');
});

it('an envelope that another program has locked does not hold up others', async () => {
  const client = test.client();
  const { envelopeId = '' } = await envelopesCreate(client, { body: { emailSubject: 'Locked' } });
  const other = await envelopesCreate(client, { body: { emailSubject: 'Free' } });
  const program = new Database({ connectionString: direct });
  await program.connect();
  await program.query('begin');
  await program.query('select 1 from envelopes where id = $1 for update', [envelopeId]);
  const changes = Array.from({ length: 40 }, (_, at) =>
    envelopesUpdate(client, { path: { envelopeId }, body: { emailSubject: `Change ${at}` } }).then(
      () => 'changed',
      (error: unknown) => (error instanceof ServiceError ? String(error.status) : 'lost'),
    ),
  );
  const path = { envelopeId: other.envelopeId ?? '' };
  // The lock is held until these have ended.
  for (let round = 0; round < 20; round += 1) {
    expect(await envelopesGet(client, { path })).toMatchObject({ emailSubject: 'Free' });
    await envelopesCreate(client, { body: { emailSubject: 'Meanwhile' } });
  }
  await program.query('rollback');
  await program.end();
  const outcomes = new Set(await Promise.all(changes));
  expect([...outcomes].filter((one) => !['changed', '503'].includes(one))).toEqual([]);
  expect(outcomes).toContain('changed');
});

it('what nobody waits for any more is not begun', async () => {
  const client = test.client();
  const { envelopeId = '' } = await envelopesCreate(client, { body: { emailSubject: 'Left' } });
  const program = new Database({ connectionString: direct });
  await program.connect();
  await program.query('begin');
  await program.query('select 1 from envelopes where id = $1 for update', [envelopeId]);
  const leaving = new AbortController();
  const path = { envelopeId };
  const change = (emailSubject: string) =>
    envelopesUpdate(client, { path, body: { emailSubject } }, { signal: leaving.signal });
  const left = Promise.allSettled(Array.from({ length: 8 }, (_, at) => change(`Change ${at}`)));
  // The last change queues after the others.
  const last = envelopesUpdate(client, { path, body: { emailBlurb: 'Last' } });
  // By now the changes wait for their turn.
  await wait(1000);
  leaving.abort();
  await program.query('rollback');
  await program.end();
  await left;
  await last;
  const { emailSubject, emailBlurb } = await envelopesGet(client, { path });
  expect(emailBlurb).toBe('Last');
  // The first one may have been at work already.
  expect(['Left', 'Change 0']).toContain(emailSubject);
});

it.each([
  ['at once', 0],
  // By then the sandbox is looking for messages and due jobs.
  ['while it waits for answers', 1500],
])('a sandbox ends also where its database no longer answers, %s', async (_, milliseconds) => {
  const url = `${relay.through(await server.newDatabase())}?query_timeout=3000`;
  const held = await startTest({ storage: { url } });
  await envelopesCreate(held.client(), { body: { emailSubject: 'Before the end' } });
  relay.holdBack(true);
  await wait(milliseconds);
  try {
    await held.close();
  } finally {
    relay.holdBack(false);
  }
});
