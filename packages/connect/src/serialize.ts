import { ConnectError } from './connect-error.js';
import type { ConnectEvent } from './connect-event.js';
import { envelopeEvents, recipientEvents } from './generated/events.js';
import type { EnvelopeInformation } from './generated/payload.js';
import { writeJson } from './json/write-json.js';
import { writeXml } from './xml/write-xml.js';

/** Options for writing an event. */
export interface SerializeOptions {
  /** The form to write; that of the event if left out. */
  format?: 'json' | 'xml' | undefined;
}

/**
 * Writes an event as the service sends it. In its own form nothing is lost, unknown parts included;
 * in the other form, values that this form cannot express are left out.
 * @throws {ConnectError} if the event or a part of it does not exist in that form
 */
export function serialize(
  event: ConnectEvent,
  { format = event.format }: SerializeOptions = {},
): string {
  if (format === 'json') return writeJson(event);
  if (!hasXml(event)) {
    const name = event.subject === 'unlisted' ? event.name : event.event;
    const advice = 'Send it as JSON.';
    throw new ConnectError(
      'event-not-in-xml',
      `${name} is available as JSON only`,
      advice,
      '/event',
    );
  }
  const { envelope, documentPdfs, timeZone, timeZoneOffset } = event;
  const { unknownElements, unknownAttributes } = event;
  const information: EnvelopeInformation = {
    ...(envelope === undefined ? {} : { envelope }),
    documentPdfs,
    ...(timeZone === undefined ? {} : { timeZone }),
    ...(timeZoneOffset === undefined ? {} : { timeZoneOffset }),
    ...(unknownElements === undefined ? {} : { unknownElements }),
    ...(unknownAttributes === undefined ? {} : { unknownAttributes }),
  };
  return writeXml(information, event.soapNamespace);
}

function hasXml(event: ConnectEvent): boolean {
  const entry = [...envelopeEvents, ...recipientEvents].find(({ name }) => name === event.event);
  return entry !== undefined && 'xml' in entry;
}
