import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { beginTurn, breathe } from '../src/core/breathe.ts';

const done: string[] = [];
const server = createServer();
let client: Socket;
let begin: () => void;

beforeEach(async () => {
  done.length = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The first bytes begin the work, as those of a request do; all others are requests of others.
  server.once('connection', (socket) => {
    socket.once('data', () => {
      socket.on('data', (bytes) => done.push(String(bytes)));
      begin();
    });
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('it does not listen');
  client = connect(address.port, '127.0.0.1');
  client.setNoDelay(true);
  await once(client, 'connect');
});

afterEach(async () => {
  client.destroy();
  server.close();
  await once(server, 'close');
});

/** Keeps the process busy for longer than a turn may take. */
function toil(): void {
  const end = performance.now() + 20;
  while (performance.now() < end);
}

async function workInSteps(name: string): Promise<void> {
  for (const step of [1, 2]) {
    toil();
    // The system has it at once.
    client.write(`asked while ${name} ${step}`);
    await breathe();
    done.push(`${name} ${step}`);
  }
}

it('lets others be read between two steps, also behind the callback of a request', async () => {
  await new Promise<void>((resolve) => {
    begin = () => void workInSteps('work').then(resolve);
    client.write('begin');
  });
  expect(done).toEqual(['asked while work 1', 'work 1', 'asked while work 2', 'work 2']);
});

it('gives a turn to each of several pieces of work', async () => {
  await new Promise<void>((resolve) => {
    begin = () =>
      void Promise.all([workInSteps('one'), workInSteps('other')]).then(() => resolve());
    client.write('begin');
  });
  const steps = done.filter((one) => !one.startsWith('asked'));
  expect(steps).toEqual(['one 1', 'other 1', 'one 2', 'other 2']);
  // A request from the last step of one is read before the other goes on.
  expect(done.indexOf('asked while one 2')).toBeLessThan(done.indexOf('other 1'));
});

it('does not make work wait that has just begun', async () => {
  toil();
  beginTurn();
  let waited = false;
  setImmediate(() => (waited = true));
  await breathe();
  expect(waited).toBe(false);
});
