import { ConnectError } from '../connect-error.js';
import type { ConnectEvent } from '../connect-event.js';
import { createEventId } from '../event-id.js';
import { envelopeEvents, recipientEvents, templateEvents } from '../generated/events.js';
import type { EnvelopeInformation } from '../generated/payload.js';
import type { JsonObject } from '../kept.js';
import type { Limits } from '../limits.js';
import { checkBrackets } from './check-brackets.js';
import type * as contract from './contract.js';
import { readEnvelope } from './read-envelope.js';
import { isJsonObject, JsonNode, type JsonReading } from './reading.js';
import { printedBriefly } from '../printed.js';

/**
 * Reads a message in JSON.
 * @throws {ConnectError} if it is not JSON, too deep, or does not match the contract
 */
export function readJson(text: string, limits: Limits): ConnectEvent {
  checkBrackets(text, limits);
  const value = parseText(text);
  if (!isJsonObject(value)) {
    throw new ConnectError('json-malformed', 'the message is not a JSON object', wrongAddress, '');
  }
  const reading: JsonReading = { findings: [] };
  const message = wrapEnvelope(value);
  return readMessage(new JsonNode<contract.Message>(message, '', reading), reading, message);
}

/**
 * Puts an envelope that comes alone, as it does where events are merged, into the message about its
 * status.
 */
function wrapEnvelope(value: JsonObject): JsonObject {
  const { event, data, envelopeId, status, sender } = value;
  if (event !== undefined || data !== undefined) return value;
  if (typeof envelopeId !== 'string' || typeof status !== 'string') return value;
  const { accountId, userId } = isJsonObject(sender) ? sender : {};
  return {
    event: `envelope-${status.toLowerCase()}`,
    generatedDateTime: value['lastModifiedDateTime'] ?? value['statusChangedDateTime'] ?? null,
    data: {
      ...(accountId !== undefined && { accountId }),
      ...(userId !== undefined && { userId }),
      envelopeId,
      envelopeSummary: value,
    },
  };
}

const wrongAddress = 'Is this URL used only for events of the service?';

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const advice =
      'Check for a limit on the body size on the way here, or ask the sender of the message.';
    throw new ConnectError(
      'json-malformed',
      `the message is not valid JSON: ${reason}`,
      advice,
      undefined,
      error,
    );
  }
}

/** Adds to an event the envelope as it was received, next to the one that was read. */
function withSummary<Event extends ConnectEvent>(event: Event, { data }: JsonObject): Event {
  const value = isJsonObject(data) ? data['envelopeSummary'] : undefined;
  return isJsonObject(value) ? Object.defineProperty(event, 'summary', { value }) : event;
}

function readMessage(
  message: JsonNode<contract.Message>,
  reading: JsonReading,
  value: JsonObject,
): ConnectEvent {
  const name = message.required('event');
  const data = message.part('data');
  if (data === undefined) {
    throw new ConnectError('value-missing', 'data is missing', wrongAddress, '/data');
  }
  const generatedDateTime = message.date('generatedDateTime');
  if (generatedDateTime === undefined) {
    throw new ConnectError(
      'value-missing',
      'generatedDateTime is missing',
      wrongAddress,
      '/generatedDateTime',
    );
  }
  const about = readSubject(name, data);
  if (about.subject === 'unlisted') message.reportUnlisted('event', name);
  const summary = data.part('envelopeSummary');
  const parts: Pick<EnvelopeInformation, 'envelope' | 'documentPdfs'> =
    summary === undefined ? { documentPdfs: [] } : readEnvelope(summary, generatedDateTime);
  const base = {
    format: 'json',
    generatedDateTime,
    ...optional('accountId', data.text('accountId')),
    ...optional('userId', data.text('userId')),
    ...optional('configurationId', message.number('configurationId')),
    ...optional('retryCount', message.number('retryCount')),
    ...optional('uri', message.text('uri')),
    ...optional('apiVersion', message.text('apiVersion')),
    ...parts,
  } as const;
  message.reportRest();
  data.reportRest();
  const rest = readRest(message, parts);
  const event = { ...base, ...about, ...rest, findings: reading.findings };
  return printedBriefly(withSummary({ ...event, id: createEventId(event) }, value));
}

/**
 * Returns the fields that no reader has taken, without the rest of the envelope, which the envelope
 * itself keeps.
 */
function readRest(
  message: JsonNode<contract.Message>,
  { envelope }: { envelope?: unknown },
): { otherFields?: JsonObject } {
  const rest = message.rest();
  const { data } = rest;
  if (envelope !== undefined && isJsonObject(data)) {
    delete data['envelopeSummary'];
    if (Object.keys(data).length === 0) delete rest['data'];
  }
  return Object.keys(rest).length === 0 ? {} : { otherFields: rest };
}

/** Reads the subject of the event, by the event's name in any case. */
function readSubject(name: string, data: JsonNode<contract.Data>) {
  const isNamed = (one: { name: string }) => one.name === name.toLowerCase();
  const envelopeEvent = envelopeEvents.find(isNamed);
  if (envelopeEvent !== undefined) {
    return {
      subject: 'envelope',
      event: envelopeEvent.name,
      envelopeId: data.required('envelopeId'),
    } as const;
  }
  const recipientEvent = recipientEvents.find(isNamed);
  if (recipientEvent !== undefined) {
    return {
      subject: 'recipient',
      event: recipientEvent.name,
      envelopeId: data.required('envelopeId'),
      recipientId: data.required('recipientId'),
      ...optional('reassignedRecipientId', data.text('reassignedRecipientId')),
    } as const;
  }
  const templateEvent = templateEvents.find(isNamed);
  if (templateEvent !== undefined) {
    return {
      subject: 'template',
      event: templateEvent.name,
      templateId: data.required('templateId'),
    } as const;
  }
  return { subject: 'unlisted', event: 'unlisted', name } as const;
}

/** An object with a field, or without it if the value is undefined. */
function optional<Name extends string, T>(name: Name, value: T | undefined): { [K in Name]?: T };
function optional(name: string, value: unknown): object {
  return value === undefined ? {} : { [name]: value };
}
