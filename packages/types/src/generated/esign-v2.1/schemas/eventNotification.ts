// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectEvent } from './connectEvent.js';
import type { ConnectEventData } from './connectEventData.js';
import type { DeliveryMode } from './deliveryMode.js';
import type { EnvelopeEvent } from './envelopeEvent.js';
import type { RecipientEvent } from './recipientEvent.js';

/**
 * Where the events of one envelope are pushed. It counts for that envelope alone, and no
 * administrator is needed to set it.
 */
export interface EventNotification {
    /** The address that gets the messages, reachable from the public Internet, with HTTPS. */
    url?: string | undefined;
    /** The statuses of the envelope that set off a message. */
    envelopeEvents?: EnvelopeEvent[] | undefined;
    /** The statuses of recipients that set off a message. */
    recipientEvents?: RecipientEvent[] | undefined;
    /**
     * Whether the service keeps a log of the messages.
     *
     * Format: boolean-string
     */
    loggingEnabled?: ("true" | "false") | undefined;
    /**
     * Whether a message that was not answered with success is sent again.
     *
     * Format: boolean-string
     */
    requireAcknowledgment?: ("true" | "false") | undefined;
    /**
     * Whether SOAP messages hold the certificate that they are signed with.
     *
     * Format: boolean-string
     */
    includeCertificateWithSoap?: ("true" | "false") | undefined;
    /**
     * Whether the sender's account stands among the custom fields.
     *
     * Format: boolean-string
     */
    includeSenderAccountAsCustomField?: ("true" | "false") | undefined;
    /**
     * Whether messages name the time zone.
     *
     * Format: boolean-string
     */
    includeTimeZone?: ("true" | "false") | undefined;
    /**
     * Whether messages are signed with an X.509 certificate.
     *
     * Format: boolean-string
     */
    signMessageWithX509Cert?: ("true" | "false") | undefined;
    /** The namespace of SOAP messages. */
    soapNameSpace?: string | undefined;
    /** The events to push, for messages in the `restv2.1` form. */
    events?: ConnectEvent[] | undefined;
    /** The form of the messages and what they hold. Without it they are XML. */
    eventData?: ConnectEventData | undefined;
    deliveryMode?: DeliveryMode | undefined;
    /**
     * Whether messages hold the documents.
     *
     * Format: boolean-string
     */
    includeDocuments?: ("true" | "false") | undefined;
    /**
     * Whether messages hold the fields of the documents.
     *
     * Format: boolean-string
     */
    includeDocumentFields?: ("true" | "false") | undefined;
    /**
     * Whether messages hold the certificate of completion.
     *
     * Format: boolean-string
     */
    includeCertificateOfCompletion?: ("true" | "false") | undefined;
    /**
     * Whether messages say why an envelope was voided.
     *
     * Format: boolean-string
     */
    includeEnvelopeVoidReason?: ("true" | "false") | undefined;
    /**
     * Whether messages are signed with the account's keys, one signature header for each key.
     *
     * Format: boolean-string
     */
    includeHMAC?: ("true" | "false") | undefined;
    /**
     * Whether messages carry an access token that the service fetches first.
     *
     * Format: boolean-string
     */
    includeOAuth?: ("true" | "false") | undefined;
    /**
     * Whether the integration keeps up this configuration by itself.
     *
     * Format: boolean-string
     */
    integratorManaged?: ("true" | "false") | undefined;
    /**
     * Whether messages go out as SOAP calls.
     *
     * Format: boolean-string
     */
    useSoapInterface?: ("true" | "false") | undefined;
}
