// One visit to the service of service.ts, the same in every runtime. It uses only interfaces that
// all of them have.
import { createClient, NetworkError, NotFoundError, TimeoutError } from '@countersign/client';
import {
  envelopeDocumentsGet,
  envelopeDocumentsUpdate,
  envelopeLocksGet,
  envelopesListStatusChanges,
} from '@countersign/client/esign-v2.1';

/** The findings of a visit. */
export interface Report {
  lockType: string | undefined;
  /** Class, status and code of an error. */
  error: (string | number | undefined)[];
  /** The number of attempts of a call that failed twice. */
  attempts: number;
  /** True if the caller's own reason came back: before and during the answer. */
  aborted: boolean[];
  /** True if the caller ended a stream too; browsers and workerd report it in their own words. */
  brokeOff: boolean;
  timedOut: boolean;
  /** True if a refused connection is a NetworkError. */
  lost: boolean;
  /** True if a secret of the address appears in that error. */
  leaked: boolean;
  envelopes: (string | undefined)[];
  /** SHA-256 of the downloads as a stream, as bytes, as a Blob. */
  downloads: string[];
  /** SHA-256, as the service computed it, of the uploads as bytes and as a Blob. */
  uploads: (string | null)[];
}

/** Runs the visit, and sends the service a report of it. */
export async function visit(url: string, runtime: string): Promise<void> {
  const report = await look(url, runtime).catch((error: unknown) => String(error));
  await fetch(`${url}/report/${runtime}`, { method: 'POST', body: JSON.stringify(report) });
}

async function look(url: string, runtime: string): Promise<Report> {
  const path = { accountId: runtime };
  let attempts = 0;
  const hooks = {
    onRequest() {
      attempts += 1;
    },
  };
  const client = createClient({ baseUrl: url, path, token: 'secret', retry: { delay: 1 } });
  const lock = (envelopeId: string, options?: Parameters<typeof envelopeLocksGet>[2]) =>
    envelopeLocksGet(client, { path: { envelopeId } }, options);

  const { lockType } = await lock('plain');
  const error = await caught(lock('missing'));
  await lock('flaky', { hooks });

  const reason = new RangeError('the caller has gone');
  const stop = new AbortController();
  const stalled = lock('stalled', { signal: stop.signal });
  setTimeout(() => stop.abort(reason), 50);
  const late = new AbortController();
  const half = await envelopeDocumentsGet(
    client,
    { path: { envelopeId: 'plain', documentId: 'endless' } },
    { signal: late.signal },
  ).stream();
  const reader = half.getReader();
  await reader.read();
  late.abort(reason);
  const aborted = [
    await caught(lock('plain', { signal: AbortSignal.abort(reason) })),
    await caught(stalled),
  ].map((given) => given === reason);
  const brokeOff = (await caught(drained(reader))) instanceof Error;

  const nobody = createClient({ baseUrl: 'http://127.0.0.1:1', path, retry: false });
  const lost = await caught(
    nobody.exchange(envelopeLocksGet.descriptor, {
      path: { envelopeId: 'plain' },
      query: { code: 'cod-66fe' },
    }),
  );

  const envelopes: (string | undefined)[] = [];
  for await (const { envelopeId } of envelopesListStatusChanges(client)) envelopes.push(envelopeId);

  const document = () =>
    envelopeDocumentsGet(client, { path: { envelopeId: 'plain', documentId: 'combined' } });
  const bytes = await document().bytes();
  const blob = await document().blob();
  const stream = await new Response(await document().stream()).arrayBuffer();
  const downloads = [stream, bytes.buffer, await blob.arrayBuffer()].map(sha256);
  const uploads = [bytes, blob].map(async (body) => {
    const to = { envelopeId: 'plain', documentId: '1' };
    const { headers } = await envelopeDocumentsUpdate(client, { path: to, body }).withResponse();
    return headers.get('x-sha-256');
  });

  return {
    lockType,
    error:
      error instanceof NotFoundError ? [error.name, error.status, error.code] : [String(error)],
    attempts,
    aborted,
    brokeOff,
    timedOut: (await caught(lock('stalled', { timeout: 20 }))) instanceof TimeoutError,
    lost: lost instanceof NetworkError,
    leaked: lost instanceof Error && everything(lost).includes('cod-66fe'),
    envelopes,
    downloads: await Promise.all(downloads),
    uploads: await Promise.all(uploads),
  };
}

async function caught(promise: PromiseLike<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  return undefined;
}

async function drained(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  while (!(await reader.read()).done);
}

/** Returns everything that a log could print of an error and its causes. */
function everything(error: Error): string {
  const fields = Reflect.ownKeys(error).map((name) => String(Reflect.get(error, name)));
  return [...fields, error.cause instanceof Error ? everything(error.cause) : ''].join(' ');
}

async function sha256(bytes: ArrayBuffer): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
