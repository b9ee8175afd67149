import type { EnvelopesCreate201Response } from '@countersign/types/esign-v2.1/envelopes';
import type { Client } from '../client.js';
import { NetworkError } from '../errors/network-error.js';
import { ParseError } from '../errors/parse-error.js';
import { ServerError } from '../errors/service-error.js';
import { TimeoutError } from '../errors/timeout-error.js';
import {
  envelopesCreate,
  envelopesGet,
  envelopesListStatusChanges,
  type EnvelopesCreateInput,
} from '../generated/esign-v2.1/envelopes.js';
import type { CallOptions } from '../options.js';
import { wait } from '../retry.js';
import { UncertainEnvelopeError } from './uncertain-envelope-error.js';

/** Options of `createEnvelopeOnce`; the other options apply to each of its calls. */
export interface CreateOnceOptions extends CallOptions {
  /** Milliseconds for which an envelope is looked for after its answer was lost; 30,000 by default. */
  lookFor?: number | undefined;
}

/**
 * Creates an envelope and never two: where the answer is lost, by a time-out, a broken connection or
 * an error of the server, it looks the envelope up by its `transactionId` and does not send again.
 *
 * To be safe from the end of the program too, give `body.transactionId`, made and kept before the
 * call: then it looks first whether there is such an envelope. The service keeps these IDs for seven
 * days. Without one a new one is made.
 *
 * @throws UncertainEnvelopeError where the answer was lost and the envelope was not found
 * @throws the errors of a call where the service refused the envelope, which was not created then
 */
export async function createEnvelopeOnce(
  client: Client<'esign'>,
  input: EnvelopesCreateInput,
  { lookFor = 30_000, ...calls }: CreateOnceOptions = {},
): Promise<EnvelopesCreate201Response> {
  const { path, body } = input;
  const { transactionId = crypto.randomUUID() } = body;
  const look = () => findEnvelope(client, path, transactionId, calls);
  if (body.transactionId !== undefined) {
    const found = await look();
    if (found !== undefined) return found;
  }
  // Only an answer that means that nothing was done allows a repetition, whatever the client's own
  // retries.
  const retry = calls.retry === false ? (false as const) : { ...calls.retry, unsafe: false };
  try {
    return await envelopesCreate(
      client,
      { ...input, body: { ...body, transactionId } },
      { ...calls, retry },
    );
  } catch (error) {
    if (!isUncertain(error)) throw error;
    const end = Date.now() + lookFor;
    for (let pause = 500; ; pause *= 2) {
      const found = await look().catch(() => undefined);
      if (found !== undefined) return found;
      const left = end - Date.now();
      if (left <= 0) throw new UncertainEnvelopeError(transactionId, error);
      await wait(Math.min(pause, left), calls.signal);
    }
  }
}

/** Reports whether the envelope may have been created despite an error. */
function isUncertain(error: unknown): boolean {
  return [NetworkError, TimeoutError, ParseError, ServerError].some(
    (kind) => error instanceof kind,
  );
}

/** The envelope of a transaction, as the call that created it would have answered. */
async function findEnvelope(
  client: Client<'esign'>,
  path: EnvelopesCreateInput['path'],
  transactionId: string,
  calls: CallOptions,
): Promise<EnvelopesCreate201Response | undefined> {
  const { envelopeTransactionStatuses = [] } = await envelopesListStatusChanges(
    client,
    { path, query: { transaction_ids: transactionId } },
    calls,
  );
  const found = envelopeTransactionStatuses.find((one) => one.transactionId === transactionId);
  if (found?.envelopeId === undefined) return undefined;
  const { envelopeId } = found;
  const envelope = await envelopesGet(client, { path: { ...path, envelopeId } }, calls);
  return {
    envelopeId,
    status: envelope.status,
    statusDateTime: envelope.statusChangedDateTime,
    uri: envelope.envelopeUri,
  };
}
