import type { Envelope } from '@countersign/types/esign-v2.1/schemas/envelope';
import type { EnvelopeStatus } from '@countersign/types/esign-v2.1/schemas/envelopeStatus';
import type { Client } from '../client.js';
import { envelopesGet, type EnvelopesGetInput } from '../generated/esign-v2.1/envelopes.js';
import { EnvelopeEndedError } from './envelope-ended-error.js';
import { poll, type WaitOptions } from './poll.js';

/** A source of events of envelopes: a listener of `@countersign/connect`, or anything like it. */
export interface EnvelopeListener {
  /** Calls a function with each event. The returned function ends the subscription. */
  subscribe(
    heard: (event: { readonly id?: string; readonly envelopeId?: string | undefined }) => void,
  ): () => void;
}

/** Options for waiting for an envelope. */
export interface WaitForEnvelopeOptions extends WaitOptions {
  /**
   * The status or statuses to wait for, or a function that knows. By default the end: `completed`,
   * `declined` or `voided`.
   */
  until?:
    | EnvelopeStatus
    | readonly EnvelopeStatus[]
    | ((envelope: Envelope) => boolean)
    | undefined;
  /** Hears of changes by Connect, so that they are seen at once; polling stays, for messages that are lost. */
  listener?: EnvelopeListener | undefined;
  /** The input of `envelopesGet` other than the envelope: the account, `include`. */
  input?: {
    readonly accountId?: string | undefined;
    readonly query?: EnvelopesGetInput['query'] | undefined;
  };
}

const ends: ReadonlySet<string> = new Set(['completed', 'declined', 'voided']);

/**
 * Waits until an envelope has one of the awaited statuses, and returns it: at once by Connect if a
 * listener is given, else by polling within the service's limit of one request in 15 minutes.
 *
 * @throws EnvelopeEndedError if it ends in another status
 * @throws TimeoutError after `timeout`; the reason of the signal; the errors of a call
 */
export async function waitForEnvelope(
  client: Client<'esign'>,
  envelopeId: string,
  {
    until = ['completed', 'declined', 'voided'],
    listener,
    input,
    ...options
  }: WaitForEnvelopeOptions = {},
): Promise<Envelope> {
  let now: (() => void) | undefined;
  const stop = listener?.subscribe((event) => {
    if (event.envelopeId?.toLowerCase() === envelopeId.toLowerCase()) now?.();
  });
  const path = {
    envelopeId,
    ...(input?.accountId !== undefined && { accountId: input.accountId }),
  };
  try {
    return await poll<Envelope>(
      'Envelopes_get',
      client.baseUrl,
      async (calls) => envelopesGet(client, { path, query: input?.query }, calls),
      (envelope) => isWanted(envelope, until),
      options,
      (wake) => (now = wake),
    );
  } finally {
    stop?.();
  }
}

function isWanted(
  envelope: Envelope,
  until: NonNullable<WaitForEnvelopeOptions['until']>,
): boolean {
  if (typeof until === 'function') return until(envelope);
  const wanted: readonly string[] = typeof until === 'string' ? [until] : until;
  const { status = '' } = envelope;
  if (wanted.includes(status)) return true;
  if (ends.has(status)) throw new EnvelopeEndedError(envelope, wanted);
  return false;
}
