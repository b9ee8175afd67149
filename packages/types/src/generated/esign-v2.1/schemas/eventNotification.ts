// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectEvent } from './connectEvent.js';
import type { ConnectEventData } from './connectEventData.js';
import type { DeliveryMode } from './deliveryMode.js';
import type { EnvelopeEvent } from './envelopeEvent.js';
import type { RecipientEvent } from './recipientEvent.js';

/**
 * The configuration for pushing the events of one envelope. It applies to this envelope only and
 * does not require administrator rights.
 */
export interface EventNotification {
    /**
     * The URL to which messages are sent. It must use HTTPS and be reachable from the public
     * Internet.
     */
    url?: string | undefined;
    /** The envelope statuses that trigger a message. */
    envelopeEvents?: EnvelopeEvent[] | undefined;
    /** The recipient statuses that trigger a message. */
    recipientEvents?: RecipientEvent[] | undefined;
    /**
     * Specifies whether messages are logged.
     *
     * Format: boolean-string
     */
    loggingEnabled?: ("true" | "false") | undefined;
    /**
     * Specifies whether a message is sent again if no success response is received.
     *
     * Format: boolean-string
     */
    requireAcknowledgment?: ("true" | "false") | undefined;
    /**
     * Specifies whether signed SOAP messages include the certificate in their header.
     *
     * Format: boolean-string
     */
    includeCertificateWithSoap?: ("true" | "false") | undefined;
    /**
     * Specifies whether the sender's account is included as a custom field.
     *
     * Format: boolean-string
     */
    includeSenderAccountAsCustomField?: ("true" | "false") | undefined;
    /**
     * Specifies whether messages include the time zone.
     *
     * Format: boolean-string
     */
    includeTimeZone?: ("true" | "false") | undefined;
    /**
     * Specifies whether SOAP messages are signed with an X.509 certificate of the service. The
     * service also presents the certificate to listeners that request one (mutual TLS).
     *
     * Format: boolean-string
     */
    signMessageWithX509Cert?: ("true" | "false") | undefined;
    /** The namespace of SOAP messages. */
    soapNameSpace?: string | undefined;
    /** The events that trigger a message, for messages in the `restv2.1` format. */
    events?: ConnectEvent[] | undefined;
    /** The format and contents of the messages. Without it, messages are sent as XML. */
    eventData?: ConnectEventData | undefined;
    /**
     * The way in which events are sent: with `SIM`, one message for each event in its order;
     * with `aggregate`, events at nearly the same time become one message. It is empty if none
     * was set.
     */
    deliveryMode?: DeliveryMode | undefined;
    /**
     * Specifies whether messages carry the PDFs of the documents in Base64. This makes them
     * much larger.
     *
     * Format: boolean-string
     */
    includeDocuments?: ("true" | "false") | undefined;
    /**
     * Specifies whether messages carry the names and values that were stored with each
     * document.
     *
     * Format: boolean-string
     */
    includeDocumentFields?: ("true" | "false") | undefined;
    /**
     * Specifies whether messages about completed envelopes carry the PDF that records all
     * actions.
     *
     * Format: boolean-string
     */
    includeCertificateOfCompletion?: ("true" | "false") | undefined;
    /**
     * Specifies whether messages include the reason why an envelope was voided.
     *
     * Format: boolean-string
     */
    includeEnvelopeVoidReason?: ("true" | "false") | undefined;
    /**
     * Specifies whether messages are signed with the account's keys. There is one signature header
     * for each key.
     *
     * Format: boolean-string
     */
    includeHMAC?: ("true" | "false") | undefined;
    /**
     * Specifies whether messages carry an access token that the service obtains before sending.
     *
     * Format: boolean-string
     */
    includeOAuth?: ("true" | "false") | undefined;
    /**
     * Specifies whether the integration manages this configuration itself.
     *
     * Format: boolean-string
     */
    integratorManaged?: ("true" | "false") | undefined;
    /**
     * Specifies whether messages are sent as SOAP calls.
     *
     * Format: boolean-string
     */
    useSoapInterface?: ("true" | "false") | undefined;
}
