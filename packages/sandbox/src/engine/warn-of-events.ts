import type { EventNotification } from '@countersign/types/esign-v2.1';
import type { State } from '../state/state.ts';
import { explainUnsent, findForm } from './event-names.ts';

/** The parts of an envelope that a subscription can ask for. */
const dataParts: ReadonlySet<string> = new Set([
  'attachments',
  'custom_fields',
  'documents',
  'extensions',
  'folders',
  'payment_tabs',
  'powerform',
  'recipients',
  'tabs',
]);

type Warner = Pick<State, 'warn'>;

/**
 * Warns of subscribed events that are never sent.
 * @param place the location of the subscription in the body
 */
export function warnOfEvents(
  { warn }: Warner,
  asked: Pick<EventNotification, 'events' | 'eventData'>,
  place: string,
): void {
  const form = findForm(asked);
  for (const [index, event] of (asked.events ?? []).entries()) {
    const reason = explainUnsent(event, form);
    if (reason !== undefined)
      warn({
        code: 'event-not-sent',
        at: `${place}/events/${index}`,
        message: `no \`${event}\` will arrive: ${reason}.`,
      });
  }
  for (const [index, part] of (asked.eventData?.includeData ?? []).entries())
    if (!dataParts.has(part.toLowerCase()))
      warn({
        code: 'unknown-word',
        at: `${place}/eventData/includeData/${index}`,
        message: `messages have no part \`${part}\`; the parts are ${[...dataParts].join(', ')}.`,
      });
}

/** Warns of events that an envelope subscribes to itself, and that will not arrive. */
export function warnOfOwnEvents(
  state: Warner,
  notification: EventNotification,
  place: string,
): void {
  warnOfEvents(state, notification, place);
  const { url = '', events = [], envelopeEvents = [], recipientEvents = [] } = notification;
  const lacks =
    url === ''
      ? 'it has no `url`'
      : events.length + envelopeEvents.length + recipientEvents.length === 0
        ? 'it names no events'
        : undefined;
  if (lacks === undefined) return;
  state.warn({ code: 'no-events', at: place, message: `nothing is sent, since ${lacks}.` });
}
