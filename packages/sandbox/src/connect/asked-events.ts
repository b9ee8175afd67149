import type { EventNotification } from '@countersign/types/esign-v2.1';
import { isTrue } from './is-true.ts';

type Asked = Pick<EventNotification, 'events' | 'includeDocuments' | 'eventData'>;

/**
 * The events that somebody is told of, and whether the documents come with each.
 * @param older those of the older settings, with the same for each
 */
export function eventsOf(
  { events = [], includeDocuments, eventData }: Asked,
  { form }: { form: 'json' | 'xml' },
  older: readonly (readonly [string, boolean])[],
): Map<string, boolean> {
  const documents =
    isTrue(includeDocuments) || eventData?.includeData?.includes('documents') === true;
  const all = new Map(events.map((event) => [event.toLowerCase(), documents]));
  for (const [event, own] of older) all.set(event, documents || own || all.get(event) === true);
  // XML has no word for the others.
  if (form === 'xml')
    for (const event of all.keys()) if (!eventsInXml.has(event)) all.delete(event);
  return all;
}

const envelopeWords = ['sent', 'delivered', 'completed', 'declined', 'voided', 'created'];
const recipientWords = [
  'sent',
  'delivered',
  'completed',
  'declined',
  'authenticationfailed',
  'autoresponded',
];
const eventsInXml: ReadonlySet<string> = new Set([
  ...envelopeWords.map((word) => `envelope-${word}`),
  ...recipientWords.map((word) => `recipient-${word}`),
]);

/** The event by its word in the older settings, in any letter case. */
export function envelopeEvent(word: string): string {
  const lower = word.toLowerCase();
  return `envelope-${lower === 'draft' ? 'created' : lower}`;
}

/** The same for an event about a recipient. */
export function recipientEvent(word: string): string {
  return `recipient-${word.toLowerCase()}`;
}
