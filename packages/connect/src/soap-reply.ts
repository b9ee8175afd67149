import type { ConnectEvent } from './connect-event.js';
import { writeSoapReply } from './xml/write-xml.js';

/**
 * The reply that a message in a SOAP envelope waits for: `DocuSignConnectUpdateResponse` with the
 * envelope's ID. It is to be sent as `text/xml`.
 * @returns nothing where the event did not come by SOAP, or is about no envelope
 */
export function soapReply(event: ConnectEvent): string | undefined {
  if (event.soapNamespace === undefined) return undefined;
  const envelopeId = 'envelopeId' in event ? event.envelopeId : event.envelope?.envelopeId;
  return envelopeId === undefined ? undefined : writeSoapReply(envelopeId, event.soapNamespace);
}
