import type { ConnectMessage, EventNotification } from '@countersign/types/esign-v2.1';

/** The event of each name, in the type of the contract. */
const names: Readonly<Record<ConnectMessage['event'], true>> = {
  'envelope-created': true,
  'envelope-sent': true,
  'envelope-resent': true,
  'envelope-delivered': true,
  'envelope-completed': true,
  'envelope-declined': true,
  'envelope-voided': true,
  'envelope-corrected': true,
  'envelope-purge': true,
  'envelope-deleted': true,
  'envelope-discard': true,
  'recipient-sent': true,
  'recipient-resent': true,
  'recipient-delivered': true,
  'recipient-completed': true,
  'recipient-declined': true,
  'recipient-authenticationfailed': true,
  'recipient-autoresponded': true,
  'recipient-reassign': true,
  'recipient-delegate': true,
  'recipient-finish-later': true,
  'template-created': true,
  'template-modified': true,
  'template-deleted': true,
  'click-agreed': true,
  'click-declined': true,
};

/** The events that belong to what the sandbox does not have, so that it never sends them. */
const neverSent: ReadonlySet<string> = new Set<ConnectMessage['event']>([
  'envelope-deleted',
  'envelope-discard',
  'recipient-delegate',
  'template-deleted',
]);

/** Explains why an event is not sent; undefined if it is. */
export function explainUnsent(event: string, form: 'json' | 'xml'): string | undefined {
  const name = event.toLowerCase();
  if (neverSent.has(name)) return 'the sandbox never sends it';
  if (form === 'xml' && !eventsInXml.has(name))
    return 'messages in XML do not have it; set `eventData.version` to `restv2.1`';
  return undefined;
}

/** Checks whether the contract has an event of this name. */
export function isConnectEvent(name: string): name is ConnectMessage['event'] {
  return Object.hasOwn(names, name);
}

type EventsInput = Pick<EventNotification, 'events' | 'includeDocuments' | 'eventData'>;

/**
 * Reads the subscribed events; the value is true for those that include the documents.
 * @param older events of the older settings, all with the same value
 */
export function readEvents(
  { events = [], includeDocuments, eventData }: EventsInput,
  { form }: { form: 'json' | 'xml' },
  older: readonly (readonly [string, boolean])[],
): Map<string, boolean> {
  const documents =
    isTrue(includeDocuments) ||
    eventData?.includeData?.some((part) => part.toLowerCase() === 'documents') === true;
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

/** Finds the requested format of messages. */
export function findForm({ eventData }: Pick<EventNotification, 'eventData'>): 'json' | 'xml' {
  const isJson =
    eventData?.format === 'json' ||
    (eventData?.format === undefined && eventData?.version?.startsWith('restv2') === true);
  return isJson ? 'json' : 'xml';
}

/** The event by its word in the older settings, in any letter case. */
export function envelopeEvent(word: string): string {
  const lower = word.toLowerCase();
  return `envelope-${lower === 'draft' ? 'created' : lower}`;
}

/** Gives the event of a word about a recipient: `Completed` is `recipient-completed`. */
export function recipientEvent(word: string): string {
  return `recipient-${word.toLowerCase()}`;
}

/** Checks whether a flag, which the service represents as text, is set. */
export function isTrue(flag: string | undefined): boolean {
  return flag === 'true';
}
