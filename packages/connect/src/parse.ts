import { decodeBody } from './body-text.js';
import { ConnectError } from './connect-error.js';
import type { ConnectEvent } from './connect-event.js';
import { deriveEvent } from './derive-event.js';
import { createEventId } from './event-id.js';
import { roots } from './generated/payload-codecs.js';
import type { EnvelopeInformation } from './generated/payload.js';
import { readJson } from './json/read-json.js';
import type { Finding } from './kept.js';
import type { RawBody } from './receive/raw-body.js';
import { defaultLimits } from './limits.js';
import type { ParseOptions } from './parse-options.js';
import { printedBriefly } from './printed.js';
import { unknownFormat } from './unknown-format.js';
import { readXml } from './xml/read-xml.js';

/**
 * Reads a pushed message, XML or JSON, as an event. Parts that the contract does not define are
 * kept, and reported in `findings`.
 *
 * Verify the signature first, with `verify` and the same bytes.
 * @param rawBody the body as it came, before any parser
 * @throws {ConnectError} with a code, the place and advice, where the message cannot be read
 */
export function parse(rawBody: RawBody, options: ParseOptions = {}): ConnectEvent {
  const limits = { ...defaultLimits, ...options.limits };
  const text = decodeBody(rawBody, limits.bytes);
  const first = /\S/.exec(text)?.[0];
  if (first === '{' || first === '[') return readJson(text, limits);
  if (first !== '<')
    throw unknownFormat(first, 'neither XML nor JSON', 'Messages are XML or JSON.');
  const { information, soapNamespace, findings } = readXml(
    text,
    limits,
    options.timeZoneOffset ?? 0,
  );
  const event = eventOf(information, findings);
  return soapNamespace === undefined ? event : printedBriefly({ ...event, soapNamespace });
}

/**
 * Derives the event of an XML payload from its dates: `envelope-sent` if the envelope was sent
 * last, and so on.
 * @throws {ConnectError} if the payload lacks a part that an event needs
 */
export function eventOf(information: EnvelopeInformation, findings: Finding[] = []): ConnectEvent {
  const { envelope } = information;
  if (envelope === undefined) return missing('the envelope is missing', '');
  const { envelopeId, generatedDateTime } = envelope;
  if (envelopeId === undefined) return missing('the ID of the envelope is missing', '/envelope');
  const change = deriveEvent(envelope);
  if (change === undefined) return missing('no date says which event happened', '/envelope');
  const about =
    change.subject === 'envelope'
      ? { subject: change.subject, event: change.event, envelopeId }
      : {
          subject: change.subject,
          event: change.event,
          envelopeId,
          recipientId: change.recipientId,
        };
  const event = { ...information, format: 'xml', generatedDateTime, ...about, findings } as const;
  return printedBriefly({ ...event, id: createEventId(event) });
}

function missing(what: string, at: string): never {
  const advice = `Without it, ${roots.envelopeInformation.element} does not describe an event. Ask the sender of the message.`;
  throw new ConnectError('event-unknown', what, advice, at);
}
