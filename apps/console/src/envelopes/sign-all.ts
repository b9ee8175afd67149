import { control, done, unwrap } from '../api/control.ts';
import { listFillableTabs } from './fillable-tabs.ts';
import { loadEnvelope } from './item.ts';
import { isWaitedFor, listRecipients, nameRecipient } from './recipients.ts';

/** The number of envelopes that are signed at once. */
const most = 50;

/**
 * Signs for everybody an envelope waits for, one routing order after the other.
 * @throws Error with the name of the recipient who cannot sign
 */
export async function signForAll(envelopeId: string): Promise<void> {
  const signed = new Set<string>();
  for (;;) {
    const { body } = await loadEnvelope(envelopeId);
    const next = listRecipients(body.recipients).find(
      (recipient) => isWaitedFor(recipient) && !signed.has(recipient.recipientId),
    );
    if (next === undefined) return;
    const { recipientId } = next;
    signed.add(recipientId);
    const values = Object.fromEntries(
      listFillableTabs(next).flatMap(({ key, value }) => (value === '' ? [] : [[key, value]])),
    );
    try {
      await done(
        control.POST('/envelopes/{envelopeId}/recipients/{recipientId}/sign', {
          params: { path: { envelopeId, recipientId } },
          body: { values },
        }),
      );
    } catch (problem) {
      const why = problem instanceof Error ? problem.message : String(problem);
      throw new Error(`${nameRecipient(next)} did not sign “${body.emailSubject}”: ${why}`, {
        cause: problem,
      });
    }
  }
}

/** Signs the newest envelopes that wait for somebody. */
export async function signWaiting(): Promise<void> {
  const query = { status: 'sent,delivered', limit: most } as const;
  const { envelopes } = await unwrap(control.GET('/envelopes', { params: { query } }));
  for (const { envelopeId } of envelopes) await signForAll(envelopeId);
}

/** Returns the ID of the envelope that the page is about, if it is about one. */
export function findOpenEnvelope(): string | undefined {
  return /^\/console\/envelopes\/([^/]+)/.exec(location.pathname)?.[1];
}
