import {
  envelopeEvents,
  recipientEvents,
  type EnvelopeEventName,
  type RecipientEventName,
} from './generated/events.js';
import type { EnvelopeStatus, EventResult, RecipientStatus } from './generated/payload.js';

/** The last event of an envelope, derived from its state. */
export type Change = { at: Date | undefined } & (
  | { subject: 'envelope'; event: EnvelopeEventName }
  | { subject: 'recipient'; event: RecipientEventName; recipientId: string }
);

/**
 * Derives the event of an XML message, which does not name it: the newest of the dates that belong
 * to an event. Of several at the same moment it is the last in the order of the catalogue.
 * Recipients without an ID are ignored, since an event must identify its recipient. Inferred: the
 * service states no rule.
 */
export function deriveEvent(envelope: EnvelopeStatus): Change | undefined {
  let last: Change | undefined;
  for (const change of [...recipientChanges(envelope), ...envelopeChanges(envelope)]) {
    if (last === undefined || timeOf(change) >= timeOf(last)) last = change;
  }
  return last;
}

/** A change without a date counts as the newest. */
function timeOf({ at }: Change): number {
  return at?.getTime() ?? Infinity;
}

function envelopeChanges(envelope: EnvelopeStatus): Change[] {
  return envelopeEvents.flatMap((entry): Change[] => {
    const change = { subject: 'envelope', event: entry.name } as const;
    if ('status' in entry)
      return envelope.status === entry.status ? [{ ...change, at: undefined }] : [];
    const at = 'date' in entry ? envelope[entry.date] : undefined;
    return at === undefined ? [] : [{ ...change, at }];
  });
}

function recipientChanges({ recipients }: EnvelopeStatus): Change[] {
  return recipientEvents.flatMap((entry) =>
    recipients.flatMap((recipient): Change[] => {
      const { recipientIdGuid } = recipient;
      const at = findDate(entry, recipient);
      if (recipientIdGuid === undefined || at === undefined) return [];
      return [{ subject: 'recipient', event: entry.name, recipientId: recipientIdGuid, at }];
    }),
  );
}

function findDate(
  entry: (typeof recipientEvents)[number],
  recipient: RecipientStatus,
): Date | undefined {
  if ('result' in entry) return findLastFailure(recipient);
  if (!('date' in entry)) return undefined;
  if ('status' in entry && recipient.status !== entry.status) return undefined;
  return recipient[entry.date];
}

/** Returns the time of the recipient's last failed authentication. */
function findLastFailure({ authenticationStatus = {} }: RecipientStatus): Date | undefined {
  const failed = Object.values(authenticationStatus)
    .filter(
      (result): result is EventResult => 'eventTimestamp' in result && result.status === 'failed',
    )
    .map(({ eventTimestamp }) => eventTimestamp.getTime());
  return failed.length === 0 ? undefined : new Date(Math.max(...failed));
}
