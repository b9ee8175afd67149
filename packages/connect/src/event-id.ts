import type { ConnectEvent } from './connect-event.js';
import { envelopeEvents, recipientEvents } from './generated/events.js';

/**
 * What stands for an event however often it is sent: its name, whom it is about, and when it
 * happened. Where the message does not say when, it is when the message was made.
 */
export function createEventId(event: Omit<ConnectEvent, 'id'> & Subject): string {
  const at = happenedAt(event) ?? event.generatedDateTime;
  return [...listSubjectParts(event), at.toISOString()].join('/');
}

/** The parts of an event that tell what it is about. */
type Subject =
  | { subject: 'envelope'; event: string; envelopeId: string }
  | { subject: 'recipient'; event: string; envelopeId: string; recipientId: string }
  | { subject: 'template'; event: string; templateId: string }
  | { subject: 'unlisted'; event: 'unlisted'; name: string };

function listSubjectParts(event: Subject): string[] {
  switch (event.subject) {
    case 'envelope':
      return [event.event, event.envelopeId];
    case 'recipient':
      return [event.event, event.envelopeId, event.recipientId];
    case 'template':
      return [event.event, event.templateId];
    default:
      return [event.name];
  }
}

function happenedAt(event: Omit<ConnectEvent, 'id'> & Subject): Date | undefined {
  if (event.subject === 'envelope') {
    const entry = envelopeEvents.find(({ name }) => name === event.event);
    return entry !== undefined && 'date' in entry ? event.envelope?.[entry.date] : undefined;
  }
  if (event.subject !== 'recipient') return undefined;
  const entry = recipientEvents.find(({ name }) => name === event.event);
  const recipient = event.envelope?.recipients.find(
    (one) => one.recipientIdGuid === event.recipientId,
  );
  return entry !== undefined && 'date' in entry ? recipient?.[entry.date] : undefined;
}
