// Stores that outlive a process, and know an event that is at work from one that is done.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createListener, type EventStore, type Problem } from '@countersign/connect';
import { redisStore, sqliteStore } from '@countersign/connect/stores';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonMessage } from './support/messages.js';
import { secret, send } from './support/send.js';
import { serveFetch } from './support/serve.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stores-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The commands that the store sends, as Redis answers them, by a clock of ours. */
function redisInMemory(now: () => number) {
  const values = new Map<string, { value: string; end: number }>();
  const read = (key: string) => {
    const found = values.get(key);
    if (found !== undefined && found.end <= now()) values.delete(key);
    return values.get(key)?.value ?? null;
  };
  return async (command: string, ...[key = '', ...rest]: string[]) => {
    if (command === 'GET') return read(key);
    if (command === 'SET') {
      const [value = '', ...options] = rest;
      if (options.includes('NX') && read(key) !== null) return null;
      const lifetime = Number(options[options.indexOf('PX') + 1]);
      values.set(key, { value, end: now() + lifetime });
      return 'OK';
    }
    if (command !== 'EVAL') throw new Error(`unknown command ${command}`);
    const [, name = '', owner] = rest;
    return read(name) === owner ? Number(values.delete(name)) : null;
  };
}

interface Setting {
  /** Another process would make its own store like this. */
  open(): EventStore;
  pass(milliseconds: number): void;
}

const settings: [string, () => Setting][] = [
  [
    'sqliteStore',
    () => {
      let time = 1_800_000_000_000;
      const file = path.join(folder, `${crypto.randomUUID()}.db`);
      const now = () => time;
      return {
        open: () => sqliteStore({ database: new DatabaseSync(file), now }),
        pass: (milliseconds) => void (time += milliseconds),
      };
    },
  ],
  ...(['ioredis', 'redis'] as const).map((kind): [string, () => Setting] => [
    `redisStore with a client of ${kind}`,
    () => {
      let time = 0;
      const call = redisInMemory(() => time);
      const client =
        kind === 'ioredis'
          ? { call, sendCommand: () => Promise.reject(new Error('takes an object of its own')) }
          : { sendCommand: ([command = '', ...values]: string[]) => call(command, ...values) };
      return {
        open: () => redisStore({ client }),
        pass: (milliseconds) => void (time += milliseconds),
      };
    },
  ]),
];

const sent = jsonMessage('envelope-sent');

describe.each(settings)('%s', (_, make) => {
  it('knows what is at work from what is done, for every process', async () => {
    const { open } = make();
    const [one, other] = [open(), open()];
    expect(await one.claim('a')).toBe('mine');
    expect(await other.claim('a')).toBe('busy');
    await one.finish?.('a');
    expect([await one.claim('a'), await other.claim('a')]).toEqual(['done', 'done']);
    expect(await other.claim('b')).toBe('mine');
  });

  it('gives an event back, but only one of its own', async () => {
    const { open } = make();
    const [one, other] = [open(), open()];
    await one.claim('a');
    await other.release('a');
    expect(await other.claim('a')).toBe('busy');
    await one.release('a');
    expect(await other.claim('a')).toBe('mine');
  });

  it('lets an event be handled again whose process has ended, after the lease', async () => {
    const { open, pass } = make();
    await open().claim('a');
    pass(119_000);
    expect(await open().claim('a')).toBe('busy');
    pass(1000);
    const next = open();
    expect(await next.claim('a')).toBe('mine');
    await next.finish?.('a');
    pass(14 * 86_400_000);
    expect(await open().claim('a')).toBe('done');
    pass(86_400_000);
    expect(await open().claim('a')).toBe('mine');
  });

  it('gives an event that many claim at once to one of them', async () => {
    const { open } = make();
    const claims = await Promise.all(Array.from({ length: 20 }, () => open().claim('a')));
    expect(claims.filter((claim) => claim === 'mine')).toHaveLength(1);
    expect(claims.filter((claim) => claim === 'busy')).toHaveLength(19);
  });

  it('serves two listeners: one handles, the other asks to be sent it later', async () => {
    const { open } = make();
    const work = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const problems: Problem[] = [];
    let handled = 0;
    const listen = (onEvent: () => Promise<void>) =>
      serveFetch(
        createListener({
          secrets: [secret],
          store: open(),
          onEvent,
          onProblem: (problem) => void problems.push(problem),
        }).fetch,
      );
    const slow = await listen(async () => {
      handled += 1;
      begun.resolve();
      await work.promise;
    });
    const other = await listen(async () => void (handled += 1));
    const first = send(slow, sent);
    await begun.promise;
    expect(await send(other, sent)).toMatchObject({
      status: 503,
      text: expect.stringContaining('HANDLER_BUSY'),
    });
    expect(problems.map(({ errorCode }) => errorCode)).toEqual(['HANDLER_BUSY']);
    work.resolve();
    expect(await first).toMatchObject({ status: 200 });
    expect(await send(other, sent)).toMatchObject({
      status: 200,
      text: '{"received":true,"duplicate":true}',
    });
    expect(handled).toBe(1);
  });

  it('lets an event be handled again whose handler failed', async () => {
    const { open } = make();
    let attempts = 0;
    const url = await serveFetch(
      createListener({
        secrets: [secret],
        store: open(),
        onEvent: () => {
          attempts += 1;
          if (attempts === 1) throw new Error('the desk is closed');
        },
      }).fetch,
    );
    expect(await send(url, sent)).toMatchObject({ status: 500 });
    expect(await send(url, sent)).toMatchObject({ status: 200 });
    expect(attempts).toBe(2);
  });
});

it('a file of SQLite is shared by processes, and outlives one that is killed', async () => {
  const file = path.join(folder, 'shared.db');
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { DatabaseSync } from 'node:sqlite';
       import { sqliteStore } from '@countersign/connect/stores';
       const store = sqliteStore({ database: new DatabaseSync(process.argv[1]) });
       await store.claim('done');
       await store.finish('done');
       await store.claim('at work');
       console.log('claimed');
       setInterval(() => undefined, 1000);`,
      file,
    ],
    { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  const later = (minutes: number) =>
    sqliteStore({ database: new DatabaseSync(file), now: () => Date.now() + minutes * 60_000 });
  expect(await later(0).claim('done')).toBe('done');
  expect(await later(0).claim('at work')).toBe('busy');
  expect(await later(3).claim('at work')).toBe('mine');
});

it('a table has a plain name', () => {
  const database = new DatabaseSync(':memory:');
  expect(() => sqliteStore({ database, table: 'a; DROP TABLE b' })).toThrow('must be a plain name');
});
