import type { ConnectEvent } from './connect-event.js';
import { envelopeEvents, recipientEvents } from './generated/events.js';

/**
 * Creates an ID that stays the same however often an event is sent: its name, its subject, and the
 * time at which it happened. If the message lacks that time, its own time of creation is used.
 */
export function createEventId(event: Omit<ConnectEvent, 'id'> & Subject): string {
  const at = happenedAt(event) ?? event.generatedDateTime;
  return [...listSubjectParts(event), at.toISOString()].join('/');
}

/** The parts of an event that identify its subject. */
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
