import type { ConnectEvent } from '../connect-event.js';
import type { JsonObject } from '../kept.js';
import type * as contract from './contract.js';
import { writeDate, writeObject, writeEnvelope } from './write-envelope.js';

/**
 * Writes an event as a message in JSON. Values that only XML can express are left out.
 * @throws {ConnectError} where the contract has no list for a kind of recipient or tab
 */
export function writeJson(event: ConnectEvent): string {
  const data = writeObject<contract.Data>({
    accountId: event.accountId,
    userId: event.userId,
    ...writeIds(event),
    envelopeSummary: writeEnvelope(event),
  });
  const message = writeObject<contract.Message>(
    {
      event: event.subject === 'unlisted' ? event.name : event.event,
      apiVersion: event.apiVersion,
      uri: event.uri,
      retryCount: event.retryCount,
      configurationId: event.configurationId,
      generatedDateTime: writeDate(event.generatedDateTime),
      data,
    },
    event.otherFields,
  );
  return JSON.stringify(message);
}

function writeIds(event: ConnectEvent): JsonObject {
  switch (event.subject) {
    case 'envelope':
      return { envelopeId: event.envelopeId };
    case 'recipient': {
      const { envelopeId, recipientId, reassignedRecipientId } = event;
      return {
        envelopeId,
        recipientId,
        ...(reassignedRecipientId === undefined ? {} : { reassignedRecipientId }),
      };
    }
    case 'template':
      return { templateId: event.templateId };
    default:
      return {};
  }
}
