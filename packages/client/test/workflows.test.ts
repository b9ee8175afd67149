import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, InputError, TimeoutError, type ClientOptions } from '@countersign/client';
import {
  createEnvelopeOnce,
  EnvelopeEndedError,
  UncertainEnvelopeError,
  waitForAccountSettingsExport,
  waitForAccountSettingsImport,
  waitForBulkBatch,
  waitForEnvelope,
  waitForUserExport,
  waitForUserImport,
} from '@countersign/client/workflows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caught, caughtAs } from './caught.ts';
import { useStoppedClock } from './clock.ts';
import { accountId, envelopeId, organizationId } from './examples.ts';
import { json, startService, type ScriptedService } from './scripted-service.ts';

let service: ScriptedService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

function client(options: Partial<ClientOptions> = {}) {
  return createClient({
    baseUrl: `${service.url}/restapi`,
    token: 'secret',
    path: { accountId, organizationId },
    retry: false,
    ...options,
  });
}

const body = { status: 'sent', emailSubject: 'Lease of berth 12' } as const;
const posts = () => service.seen.filter(({ method }) => method === 'POST');
const transaction = (transactionId: string) =>
  json({ envelopeTransactionStatuses: [{ transactionId, envelopeId, status: 'sent' }] });
const nothing = json({ envelopeTransactionStatuses: [] });
const envelope = json({
  envelopeId,
  status: 'sent',
  statusChangedDateTime: '2026-11-26T10:00:00Z',
  envelopeUri: `/envelopes/${envelopeId}`,
});
const created = {
  envelopeId,
  status: 'sent',
  statusDateTime: '2026-11-26T10:00:00Z',
  uri: `/envelopes/${envelopeId}`,
};

const as = (status: string) => json({ envelopeId, status });
const at = (status: string) => json({ status });
const batch = (queued: number, sent: number, failed: number) =>
  json({ batchSize: '3', queued: `${queued}`, sent: `${sent}`, failed: `${failed}` });
const stillSent = async () => Response.json({ envelopeId, status: 'sent' });

describe('createEnvelopeOnce', () => {
  it('creates an envelope with one request, and a transaction ID of its own', async () => {
    service.plays(json(created, { status: 201 }));
    expect(await createEnvelopeOnce(client(), { body })).toEqual(created);
    expect(service.seen).toHaveLength(1);
    expect(JSON.parse(service.last().body.toString())).toEqual({
      ...body,
      transactionId: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  describe('an answer that is lost', () => {
    const clock = useStoppedClock();
    const attemptTimeout = 3_600_000;

    /** Advances the clock over pauses, until a call has ended. */
    async function passPauses<Result>(call: Promise<Result>): Promise<Result> {
      const isOver = call.then(
        () => true,
        () => true,
      );
      while (!(await Promise.race([isOver, sleep(1, false)]))) clock.pass(5);
      return call;
    }

    it.each([
      ['the connection is lost', { instead: 'reset' }],
      ['the time is over', { instead: 'stall' }],
      ['the answer breaks off', { ...json(created, { status: 201 }), after: 'reset' }],
      ['a gateway answers', { status: 502 }],
      ['a page answers', { headers: { 'content-type': 'text/html' }, body: '<p>Login</p>' }],
    ] as const)('does not send again where %s, and finds the envelope', async (_, step) => {
      service.plays(nothing, step, nothing, transaction('lease-42'), envelope);
      if ('instead' in step && step.instead === 'stall')
        void service.reached(2).then(() => clock.pass(attemptTimeout));
      const call = createEnvelopeOnce(
        client({ attemptTimeout }),
        { body: { ...body, transactionId: 'lease-42' } },
        // A client that repeats everything would send twice.
        { retry: { max: 3, delay: 1, unsafe: true }, lookFor: attemptTimeout },
      );
      expect(await passPauses(call)).toEqual(created);
      expect(posts()).toHaveLength(1);
      expect(service.seen.at(-2)?.url).toBe(
        `/restapi/v2.1/accounts/${accountId}/envelopes?transaction_ids=lease-42`,
      );
    });
  });

  it('looks first where the transaction ID is the caller’s, as after the end of a program', async () => {
    service.plays(transaction('lease-42'), envelope);
    const input = { body: { ...body, transactionId: 'lease-42' } };
    expect(await createEnvelopeOnce(client(), input)).toEqual(created);
    expect(posts()).toEqual([]);
  });

  it('says that it does not know where nothing is found, with the ID to go on with', async () => {
    service.plays({ instead: 'reset' }, nothing);
    const call = createEnvelopeOnce(client(), { body }, { lookFor: 50 });
    const error = await caughtAs(UncertainEnvelopeError, call);
    const sent: unknown = JSON.parse(posts()[0]?.body.toString() ?? '');
    expect(sent).toMatchObject({ transactionId: error.transactionId });
    expect(error.message).toContain('it looks for the envelope before it sends anything');
    expect(posts()).toHaveLength(1);
  });

  it('throws what the service refuses, and looks for nothing', async () => {
    service.plays(json({ errorCode: 'NO_RECIPIENTS', message: 'None.' }, { status: 400 }));
    await expect(createEnvelopeOnce(client(), { body })).rejects.toMatchObject({
      code: 'NO_RECIPIENTS',
    });
    expect(service.seen).toHaveLength(1);
  });
});

describe('waitForEnvelope', () => {
  it('looks again and again until the end', async () => {
    service.plays(as('sent'), as('delivered'), as('completed'));
    const { status } = await waitForEnvelope(client(), envelopeId, { every: 1 });
    expect([status, service.seen.length]).toEqual(['completed', 3]);
  });

  it('waits for a status, for one of several, and for what a function knows', async () => {
    service.plays(as('sent'), as('delivered'));
    await waitForEnvelope(client(), envelopeId, { every: 1, until: 'delivered' });
    service.plays(as('sent'), as('signed'));
    await waitForEnvelope(client(), envelopeId, { every: 1, until: ['signed', 'completed'] });
    service.plays(as('sent'), json({ envelopeId, status: 'sent', purgeState: 'documents_queued' }));
    const { purgeState } = await waitForEnvelope(client(), envelopeId, {
      every: 1,
      until: (one) => one.purgeState !== undefined,
    });
    expect(purgeState).toBe('documents_queued');
  });

  it('says at once that an envelope has ended otherwise', async () => {
    service.plays(as('declined'));
    const call = waitForEnvelope(client(), envelopeId, { until: 'completed' });
    expect((await caughtAs(EnvelopeEndedError, call)).message).toBe(
      `envelope ${envelopeId} is declined and cannot become completed`,
    );
  });

  it('hears of it by a listener, and looks only then', async () => {
    service.plays(as('sent'), as('completed'));
    const heard = new Set<(event: { envelopeId?: string }) => void>();
    const listener = {
      subscribe(one: (event: { envelopeId?: string }) => void) {
        heard.add(one);
        return () => heard.delete(one);
      },
    };
    const call = waitForEnvelope(client(), envelopeId, { listener });
    await service.reached(1);
    for (const one of heard) one({ envelopeId: 'another' });
    await sleep(20);
    expect(service.seen).toHaveLength(1);
    for (const one of heard) one({ envelopeId: envelopeId.toUpperCase() });
    expect((await call).status).toBe('completed');
    expect([service.seen.length, heard.size]).toEqual([2, 0]);
  });

  it('ends by its time and by the signal', async () => {
    service.plays(as('sent'));
    await caughtAs(TimeoutError, waitForEnvelope(client(), envelopeId, { every: 5, timeout: 30 }));
    const reason = new Error('the desk has closed');
    const controller = new AbortController();
    const call = caught(waitForEnvelope(client(), envelopeId, { signal: controller.signal }));
    await sleep(20);
    controller.abort(reason);
    expect(await call).toBe(reason);
  });

  it('looks no more often than the service allows', async () => {
    const real = client({ baseUrl: 'https://demo.docusign.net/restapi', fetch: stillSent });
    const call = waitForEnvelope(real, envelopeId, { every: 60_000 });
    expect((await caughtAs(InputError, call)).message).toContain(
      'every must be at least 900000 milliseconds, not 60000',
    );
  });
});

describe('jobs', () => {
  it.each([
    ['an import of users', waitForUserImport, '/imports/bulk_users/7'],
    ['an import of settings', waitForAccountSettingsImport, '/imports/account_settings/7'],
    ['an export of users', waitForUserExport, '/exports/user_list/7'],
    ['an export of settings', waitForAccountSettingsExport, '/exports/account_settings/7'],
  ] as const)('waits for the end of %s, well or not', async (_, waitFor, path) => {
    service.plays(at('queued'), at('in_process'), at('completed'));
    expect((await waitFor(client(), '7', { every: 1 })).status).toBe('completed');
    expect(service.last().url).toContain(`/v2/organizations/${organizationId}${path}`);
    service.plays(at('failed'));
    expect((await waitFor(client(), '7', { every: 1 })).status).toBe('failed');
  });

  it('waits until no copy of a batch is queued', async () => {
    service.plays(batch(3, 0, 0), batch(1, 2, 0), batch(0, 2, 1));
    expect(await waitForBulkBatch(client(), '7', { every: 1 })).toMatchObject({
      sent: '2',
      failed: '1',
    });
    expect(service.seen).toHaveLength(3);
  });
});
