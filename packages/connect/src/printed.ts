import type { ConnectEvent } from './connect-event.js';

/** The key of the method that prints an object, in Node, Deno and Bun; other runtimes ignore it. */
export const inspect: unique symbol = Symbol.for('nodejs.util.inspect.custom');

/** The parts of an event that may be logged: no document, and no name or text of a person. */
export interface BriefEvent {
  id: string;
  event: string;
  envelopeId?: string;
  templateId?: string;
  recipientId?: string;
  /** The status of the envelope. */
  status?: string;
  accountId?: string;
  configurationId?: number;
  retryCount?: number;
  generatedDateTime: Date;
  /** The number of recipients. */
  recipients?: number;
  documents?: number;
  findings: number;
}

/** Returns the parts of an event that may be logged, for loggers that write objects as JSON. */
export function brief(event: ConnectEvent): BriefEvent {
  const { id, envelope, accountId, configurationId, retryCount, generatedDateTime } = event;
  const entries = Object.entries({
    id,
    event: event.subject === 'unlisted' ? event.name : event.event,
    envelopeId: 'envelopeId' in event ? event.envelopeId : envelope?.envelopeId,
    templateId: 'templateId' in event ? event.templateId : undefined,
    recipientId: 'recipientId' in event ? event.recipientId : undefined,
    status: envelope?.status,
    accountId,
    configurationId,
    retryCount,
    recipients: envelope?.recipients.length,
    documents: event.documentPdfs.length || undefined,
  }).filter(([, value]) => value !== undefined);
  const given: Partial<BriefEvent> = Object.fromEntries(entries);
  return {
    id,
    event: event.event,
    ...given,
    generatedDateTime,
    findings: event.findings.length,
  };
}

/**
 * Makes an event print like `brief`, so that a listener with `console.log(event)` writes neither
 * PDFs nor personal data into its log. All fields remain, by name and in `JSON.stringify`.
 */
export function printedBriefly<Event extends ConnectEvent>(event: Event): Event {
  return Object.defineProperty(event, inspect, {
    value: () => brief(event),
    configurable: true,
  });
}
