// A call is a promise to everybody: to the language, to lint rules, to who reads a stack.
import { createClient, ServiceError, NetworkError } from '@countersign/client';
import {
  envelopeDocumentsGet,
  envelopeLocksGet,
  envelopesListStatusChanges,
} from '@countersign/client/esign-v2.1';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { caught, caughtAs } from './caught.ts';
import { envelope } from './examples.ts';
import { json, startService, type ScriptedService } from './scripted-service.ts';

let service: ScriptedService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const problem = { errorCode: 'ENVELOPE_DOES_NOT_EXIST', message: 'No such envelope.' };
beforeEach(() => service.plays(json(problem, { status: 404 })));

function client() {
  return createClient({ baseUrl: `${service.url}/restapi`, token: 'secret', retry: false });
}

const documentPath = { ...envelope, documentId: '1' };

async function leaseDesk(act: () => Promise<unknown>) {
  return await act();
}

const readLock = () => envelopeLocksGet(client(), { path: envelope });

/** Returns the promise rejections that nothing handles while `act` runs and some time after it. */
async function unhandledIn(act: () => unknown): Promise<unknown[]> {
  const seen: unknown[] = [];
  const note = (reason: unknown) => seen.push(reason);
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', note);
  try {
    await act();
    await service.reached(1);
    for (let turn = 0; turn < 20 && seen.length === 0; turn += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
  } finally {
    process.off('unhandledRejection', note);
    for (const other of others) process.on('unhandledRejection', other);
  }
  return seen;
}

describe('a call', () => {
  it('is a Promise', () => {
    service.plays(json({}));
    const call = envelopeLocksGet(client(), { path: envelope });
    expect(call).toBeInstanceOf(Promise);
    expect(call.then((data) => data)).toBeInstanceOf(Promise);
    // Only the call itself has the other forms.
    expect(call.then((data) => data)).not.toHaveProperty('withResponse');
    return call;
  });

  it('that nobody awaits is an unhandled rejection where it fails', async () => {
    const seen = await unhandledIn(() => {
      void envelopeLocksGet(client(), { path: envelope });
    });
    expect(seen).toEqual([expect.any(ServiceError)]);
  });

  it('that nobody awaits is one also where no answer comes', async () => {
    service.plays({ instead: 'reset' });
    const seen = await unhandledIn(() => {
      void envelopeLocksGet(client(), { path: envelope });
    });
    expect(seen).toEqual([expect.any(NetworkError)]);
  });

  it('for a file that nobody reads is one where it fails', async () => {
    const seen = await unhandledIn(() => {
      void envelopeDocumentsGet(client(), { path: documentPath });
    });
    expect(seen).toEqual([expect.any(ServiceError)]);
  });

  it.each([
    ['answer()', () => envelopeLocksGet(client(), { path: envelope }).answer()],
    ['withResponse()', () => caught(envelopeLocksGet(client(), { path: envelope }).withResponse())],
    ['stream()', () => caught(envelopeDocumentsGet(client(), { path: documentPath }).stream())],
    ['bytes()', () => caught(envelopeDocumentsGet(client(), { path: documentPath }).bytes())],
    ['catch()', () => envelopeLocksGet(client(), { path: envelope }).catch(() => undefined)],
    ['await', () => caught(envelopeLocksGet(client(), { path: envelope }))],
  ])('that is read by %s has its error there, and nowhere else', async (_, read) => {
    expect(await unhandledIn(read)).toEqual([]);
  });

  it('is sent once, however often it is read', async () => {
    service.plays(json({ lockedByApp: 'Desk' }));
    const call = envelopeLocksGet(client(), { path: envelope });
    const [data, { status }] = await Promise.all([call, call.withResponse()]);
    expect([data.lockedByApp, status, service.seen.length]).toEqual(['Desk', 200, 1]);
  });

  it('gives a file piece by piece although it could be awaited', async () => {
    service.plays({ headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7' });
    const stream = await envelopeDocumentsGet(client(), { path: documentPath }).stream();
    expect(await new Response(stream).text()).toBe('%PDF-1.7');
  });
});

describe('the stack of an error', () => {
  it.each([
    ['an error of the service', () => envelopeLocksGet(client(), { path: envelope })],
    [
      'an error in another form',
      () => envelopeLocksGet(client(), { path: envelope }).withResponse(),
    ],
    ['an error of a file', () => envelopeDocumentsGet(client(), { path: documentPath }).stream()],
    [
      'an error of a list',
      () =>
        envelopesListStatusChanges(client(), { path: { accountId: '1' }, query: { count: '1' } }),
    ],
    [
      'an input that cannot be sent',
      () => envelopeLocksGet(client(), { path: { ...envelope, envelopeId: '' } }),
    ],
  ])('names the caller: %s', async (_, act) => {
    const error = await caughtAs(Error, leaseDesk(act));
    expect(error.stack?.split('\n')[0]).toBe(`${error.name}: ${error.message}`);
    expect(error.stack).toMatch(/calls\.test\.ts:\d+/);
    expect(error.stack).toContain('leaseDesk');
  });

  it('names the caller where the connection is lost', async () => {
    service.plays({ instead: 'reset' });
    expect((await caughtAs(NetworkError, leaseDesk(readLock))).stack).toContain('leaseDesk');
  });

  it('is not that of a call where the error is the caller’s own', async () => {
    service.plays({ instead: 'stall' });
    const controller = new AbortController();
    const reason = new Error('the desk has closed');
    const call = envelopeLocksGet(client(), { path: envelope }, { signal: controller.signal });
    const [left] = await Promise.all([
      caught(call),
      service.reached(1).then(() => controller.abort(reason)),
    ]);
    expect(left).toBe(reason);
  });
});
