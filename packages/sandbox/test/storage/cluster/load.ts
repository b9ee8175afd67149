// Clients of two sandboxes that follow what the answers say, a listener for events, and what became of
// everything in the end.
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '@countersign/testing/listen';
import { z } from 'zod';
import { accountId } from '../../harness.ts';
import { isLinearizable, type Operation } from '../faults/linearizable.ts';

/** Results of a run of the load. */
export interface Outcome {
  /** Creates that were acknowledged; those that clients found when they looked; and those refused. */
  created: number;
  found: number;
  lost: string[];
  doubled: string[];
  /** Wrong responses, such as that an existing envelope does not exist. */
  untrue: string[];
  /** Events that did not come, or came out of order, or twice without saying so. */
  events: string[];
  /** The longest time without an acknowledged write after a moment, in milliseconds. */
  gap: number;
  /** The number of failed requests, by error message. */
  words: Map<string, number>;
}

/** Options of the load. */
export interface Load {
  /** The addresses of the sandboxes now; a killed one may come back at another one. */
  urls(): readonly string[];
  creates: number;
  clients: number;
  /** Documents of this size. */
  bytes?: number;
}

const headers = { authorization: 'Bearer sandbox', 'content-type': 'application/json' };

interface Answer {
  status: number;
  body: unknown;
  message: string;
}

const messageSchema = z.looseObject({ message: z.string() });
const createdSchema = z.looseObject({ envelopeId: z.string() });
const listSchema = z.looseObject({
  envelopes: z
    .array(
      z.looseObject({
        envelopeId: z.string(),
        emailSubject: z.string().optional(),
        status: z.string(),
      }),
    )
    .optional(),
  resultSetSize: z.string().optional(),
});
const transactionsSchema = z.looseObject({
  envelopeTransactionStatuses: z
    .array(
      z.looseObject({ envelopeId: z.string().optional(), errorDetails: z.unknown().optional() }),
    )
    .optional(),
});
const eventSchema = z.looseObject({
  event: z.string(),
  retryCount: z.number().optional(),
  data: z.looseObject({ envelopeId: z.string(), recipientId: z.string().optional() }),
});

interface Seen {
  key: string;
  event: string;
  isRetry: boolean;
}

interface Made {
  acknowledged?: string;
  found?: string;
  signed?: boolean;
}

let runs = 0;

/** Runs the load while something breaks. @param fault does so, when the load is under way */
export async function runLoad(load: Load, fault: () => Promise<void>): Promise<Outcome> {
  const run = `${process.pid}-${(runs += 1)}`;
  const words = new Map<string, number>();
  const writes: number[] = [];
  const untrue: string[] = [];
  const made = new Map<string, Made>();
  const events = new Map<string, Seen[]>();
  const listener = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    request.on('end', () => {
      const { event, retryCount = 0, data } = eventSchema.parse(JSON.parse(text));
      const key = `${event} ${data.recipientId ?? ''}`;
      const all = events.get(data.envelopeId) ?? [];
      all.push({ key, event, isRetry: retryCount > 0 });
      events.set(data.envelopeId, all);
      response.writeHead(200).end();
    });
  });
  const port = await listen(listener);
  let calls = 0;

  /** Asks one of the sandboxes once. */
  async function ask(method: string, place: string, body?: unknown): Promise<Answer> {
    const urls = load.urls();
    const url = urls[(calls += 1) % urls.length] ?? '';
    try {
      const response = await fetch(`${url}${place}`, {
        method,
        headers,
        signal: AbortSignal.timeout(45_000),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const isJson = response.headers.get('content-type')?.includes('json') === true;
      const answer: unknown = isJson ? await response.json() : await response.arrayBuffer();
      const message = messageSchema.safeParse(answer).data?.message ?? '';
      if (response.ok && method !== 'GET') writes.push(Date.now());
      if (!response.ok) note(`${response.status} ${message}`);
      return { status: response.status, body: answer, message };
    } catch (error) {
      const message = error instanceof Error ? String(error.cause ?? error.message) : 'failed';
      note(`no answer: ${message}`);
      return { status: 0, body: undefined, message };
    }
  }

  function note(text: string): void {
    const word = text
      .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '…')
      .replaceAll(/\d{4,}/g, '#')
      .slice(0, 140);
    words.set(word, (words.get(word) ?? 0) + 1);
  }

  const base = `/restapi/v2.1/accounts/${accountId}`;

  /** Asks until the answer is no failure of the moment. */
  async function insist(method: string, place: string, body?: unknown): Promise<Answer> {
    for (let times = 0; times < 80; times += 1) {
      const answer = await ask(method, place, body);
      if (answer.status !== 0 && answer.status < 500) return answer;
      await wait(700);
    }
    throw new Error(`${method} ${place} failed for a minute`);
  }

  async function look(transactionId: string): Promise<string | undefined> {
    const { body } = await insist(
      'GET',
      `${base}/envelopes?transaction_ids=${transactionId}&from_date=2020-01-01`,
    );
    const [found] = transactionsSchema.parse(body).envelopeTransactionStatuses ?? [];
    return found?.errorDetails === undefined ? found?.envelopeId : undefined;
  }

  async function create(transactionId: string, one: Made): Promise<string | undefined> {
    const body = {
      emailSubject: transactionId,
      transactionId,
      status: 'sent',
      documents: [
        {
          documentId: '1',
          name: 'lease.txt',
          fileExtension: 'txt',
          documentBase64: Buffer.from(
            `${transactionId} `.repeat(Math.ceil((load.bytes ?? 200) / 16)),
          ).toString('base64'),
        },
      ],
      recipients: { signers: [{ email: 'ines@example.com', name: 'Ines', recipientId: '1' }] },
      eventNotification: {
        url: `http://127.0.0.1:${port}/`,
        loggingEnabled: 'true',
        requireAcknowledgment: 'true',
        deliveryMode: 'SIM',
        eventData: { version: 'restv2.1', format: 'json' },
        events: ['envelope-sent', 'envelope-completed', 'recipient-completed'],
      },
    };
    for (let times = 0; times < 60; times += 1) {
      const { status, body: answer, message } = await ask('POST', `${base}/envelopes`, body);
      if (status === 201) return (one.acknowledged = createdSchema.parse(answer).envelopeId);
      if (status > 0 && status < 500) throw new Error(`create: ${status} ${message}`);
      await wait(700);
      if (status === 503 && message.startsWith('Nothing was changed')) continue;
      const found = await look(transactionId);
      if (found !== undefined) return (one.found = found);
    }
    return undefined;
  }

  async function life(at: number): Promise<void> {
    const transactionId = `${run}-${at}`;
    const one: Made = {};
    made.set(transactionId, one);
    const id = await create(transactionId, one);
    if (id === undefined) return;
    const read = await insist('GET', `${base}/envelopes/${id}`);
    if (read.status !== 200) untrue.push(`${transactionId} ${id} is ${read.status} after 201`);
    const sign = await insist(
      'POST',
      `/_countersign/control/v1/envelopes/${id}/recipients/1/sign`,
      {},
    );
    // After a lost response, the retry is rejected because the recipient has signed already.
    one.signed = sign.status < 300;
    await wait(Math.random() * 300);
  }

  /** Envelopes that are changed and read all the time, each like one register. */
  const histories = new Map<string, Operation[]>();
  const gone = new Set<string>();
  const over = new AbortController();
  async function history(): Promise<void> {
    const { body } = await insist('POST', `${base}/envelopes`, {
      emailSubject: 'new',
      status: 'created',
    });
    const id = createdSchema.parse(body).envelopeId;
    const operations: Operation[] = [];
    histories.set(id, operations);
    const act = async (own: number) => {
      for (let times = 0; !over.signal.aborted; times += 1) {
        const isWrite = (own + times) % 3 === 0;
        const value = `${own} ${times}`;
        const invoked = performance.now();
        const answer = isWrite
          ? await ask('PUT', `${base}/envelopes/${id}`, { emailSubject: value })
          : await ask('GET', `${base}/envelopes/${id}`);
        const returned = performance.now();
        if (isWrite) {
          if (answer.status === 200) operations.push({ kind: 'write', value, invoked, returned });
          else if (!answer.message.startsWith('Nothing was changed'))
            operations.push({ kind: 'write', value, invoked, returned: Infinity });
        } else if (answer.status === 200) {
          const read = z.looseObject({ emailSubject: z.string() }).parse(answer.body);
          operations.push({ kind: 'read', value: read.emailSubject, invoked, returned });
        } else if (answer.status === 400) {
          // Its creation was acknowledged, but it does not exist.
          gone.add(id);
          return;
        }
        await wait(150 + Math.random() * 150);
      }
    };
    await Promise.all([act(0), act(1), act(2)]);
  }

  const acting = [history(), history()];
  let next = 0;
  const clients = Array.from({ length: load.clients }, async () => {
    for (let at = (next += 1); at <= load.creates; at = next += 1) await life(at);
  });
  await wait(3000);
  const faultAt = Date.now();
  await fault();
  await Promise.all(clients);
  await wait(2000);
  over.abort();
  await Promise.all(acting);

  const there = new Map<string, string[]>();
  for (let start = 0; ; start += 500) {
    const { body } = await insist(
      'GET',
      `${base}/envelopes?from_date=2020-01-01&search_text=${run}&count=500&start_position=${start}`,
    );
    const { envelopes = [] } = listSchema.parse(body);
    for (const { envelopeId, emailSubject = '' } of envelopes)
      there.set(emailSubject, [...(there.get(emailSubject) ?? []), envelopeId]);
    if (envelopes.length < 500) break;
  }
  for (const [id, operations] of [...histories].filter(([one]) => !gone.has(one)))
    if (!isLinearizable(operations, 'new'))
      untrue.push(`the history of ${id} is none of one register`);
  const lost = [...made]
    .filter(
      ([subject, { acknowledged }]) =>
        acknowledged !== undefined && there.get(subject)?.includes(acknowledged) !== true,
    )
    .map(([subject]) => subject);
  lost.push(...gone);
  const doubled = [...there].filter(([, ids]) => ids.length > 1).map(([subject]) => subject);

  const kept = [...made.values()]
    .map(({ acknowledged, found, signed }) => ({ id: acknowledged ?? found, signed }))
    .filter(({ id }) => [...there.values()].flat().includes(id ?? ''));
  const wrong = () =>
    kept.flatMap(({ id = '', signed }) => findWrong(id, signed === true, events.get(id) ?? []));
  // Events that were taken over from another process arrive later.
  for (let times = 0; times < 40 && wrong().length > 0; times += 1) await wait(1000);
  listener.close();
  listener.closeAllConnections();
  const after = [faultAt, ...writes.filter((at) => at >= faultAt)].toSorted((a, b) => a - b);
  const gap = after.reduce((most, at, index) => Math.max(most, at - (after[index - 1] ?? at)), 0);
  const all = [...made.values()];
  return {
    created: all.filter(({ acknowledged }) => acknowledged !== undefined).length,
    found: all.filter(({ found }) => found !== undefined).length,
    lost,
    doubled,
    untrue,
    events: wrong(),
    gap,
    words,
  };
}

/** Lists the errors in the events of an envelope. */
function findWrong(id: string, signed: boolean, seen: readonly Seen[]): string[] {
  const wanted = [
    'envelope-sent',
    ...(signed ? ['recipient-completed', 'envelope-completed'] : []),
  ];
  const missing = wanted.filter((event) => !seen.some((one) => one.event === event));
  const firsts = wanted.map((event) => seen.findIndex((one) => one.event === event));
  const isInOrder = firsts.every((at, index) => index === 0 || at >= (firsts[index - 1] ?? 0));
  const silent = seen.filter(
    ({ key, isRetry }, at) => !isRetry && seen.findIndex((one) => one.key === key) < at,
  );
  return [
    ...missing.map((event) => `${id} lacks ${event}`),
    ...(missing.length === 0 && !isInOrder ? [`${id} is out of order`] : []),
    ...silent.map(({ key }) => `${id} had ${key} twice`),
  ];
}
