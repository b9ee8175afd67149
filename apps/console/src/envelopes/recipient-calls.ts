import { controlPath } from '../api/control.ts';
import type { CopiedCall } from '../copying/copy-calls.tsx';
import { listFillableTabs } from './fillable-tabs.ts';
import type { OpenEnvelope } from './item.ts';
import { isWaitedFor, listRecipients, nameRecipient, type Recipient } from './recipients.ts';

/** The envelope and the recipient of a call. */
interface Acting {
  accountId: string;
  envelopeId: string;
  recipient: Recipient;
}

/**
 * Writes the call that signs for a recipient. People sign on pages, so it is one of the control API.
 * @param values the values of the tabs, by their keys; those of an untouched dialog if left out
 */
export function writeSignCall(
  { accountId, envelopeId, recipient }: Acting,
  values: Readonly<Record<string, string>> = readValues(recipient),
): CopiedCall & { body: { values: Record<string, string> } } {
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const path = `${pathOf(envelopeId, recipient)}/sign`;
  return { accountId, method: 'POST', path, body: { values: filled } };
}

/** Writes the call that declines for a recipient. */
export function writeDeclineCall(
  { accountId, envelopeId, recipient }: Acting,
  reason: string,
): CopiedCall {
  const path = `${pathOf(envelopeId, recipient)}/decline`;
  return { accountId, method: 'POST', path, body: { reason } };
}

/** Lists the calls that sign and decline for each recipient whom an envelope waits for. */
export function listRecipientCalls({ id, accountId, body }: OpenEnvelope) {
  const calls: Record<string, CopiedCall> = {};
  for (const recipient of listRecipients(body.recipients).filter(isWaitedFor)) {
    const acting = { accountId, envelopeId: id, recipient };
    calls[`Sign for ${nameRecipient(recipient)}`] = writeSignCall(acting);
    calls[`Decline for ${nameRecipient(recipient)}`] = writeDeclineCall(acting, 'I do not agree.');
  }
  return calls;
}

/** Reads the values that the tabs of a recipient have before anybody fills them in, by their keys. */
export function readValues(recipient: Recipient): Record<string, string> {
  return Object.fromEntries(listFillableTabs(recipient).map(({ key, value }) => [key, value]));
}

function pathOf(envelopeId: string, { recipientId }: Recipient): string {
  return `${controlPath}/envelopes/${envelopeId}/recipients/${encodeURIComponent(recipientId)}`;
}
