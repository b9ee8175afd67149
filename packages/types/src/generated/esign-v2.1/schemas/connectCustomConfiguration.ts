// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectOAuthConfig } from './ConnectOAuthConfig.js';
import type { ConnectEvent } from './connectEvent.js';
import type { ConnectEventData } from './connectEventData.js';
import type { ConnectSalesforceObject } from './connectSalesforceObject.js';
import type { DeliveryMode } from './deliveryMode.js';
import type { EnvelopeEventCode } from './envelopeEventCode.js';
import type { RecipientEventCode } from './recipientEventCode.js';

/** A configuration of Connect: which events of which users are pushed, where to and how. */
export interface ConnectCustomConfiguration {
    /** The configuration, as a number. The service gives the ID. */
    connectId?: string | undefined;
    /** The name of the configuration, as administrators see it. */
    name: string;
    /** The address that gets the messages, reachable from the public Internet, with HTTPS. */
    urlToPublishTo: string;
    /** The kind of configuration: `custom` as a rule, `salesforce` for that product. */
    configurationType?: string | undefined;
    /**
     * Whether anything is pushed at all. Without it nothing is.
     *
     * Format: boolean-string
     */
    allowEnvelopePublish?: ("true" | "false") | undefined;
    /**
     * Whether the events of all users are pushed. `userIds` does not count then.
     *
     * Format: boolean-string
     */
    allUsers?: ("true" | "false") | undefined;
    /**
     * Whether the events of all users but those in `userIds` are pushed.
     *
     * Format: boolean-string
     */
    allUsersExcept?: ("true" | "false") | undefined;
    /** The users whose events are pushed. */
    userIds?: string[] | undefined;
    /** The groups whose members' events are pushed. */
    groupIds?: string[] | undefined;
    /** The statuses of envelopes that set off a message, for messages in the old form. */
    envelopeEvents?: EnvelopeEventCode[] | undefined;
    /** The statuses of recipients that set off a message, for messages in the old form. */
    recipientEvents?: RecipientEventCode[] | undefined;
    /**
     * Whether the service keeps a log of the messages. It holds the last 100, for 15 days.
     *
     * Format: boolean-string
     */
    enableLog?: ("true" | "false") | undefined;
    /**
     * Whether a message that was not answered with success within 100 seconds is sent again.
     *
     * Format: boolean-string
     */
    requiresAcknowledgement?: ("true" | "false") | undefined;
    /**
     * Whether messages are held back until this is `false` again.
     *
     * Format: boolean-string
     */
    pausePublish?: ("true" | "false") | undefined;
    /** Who switched the configuration off. */
    disabledBy?: string | undefined;
    /** The user name for basic authentication at the receiving address. */
    userName?: string | undefined;
    /** The password that goes with `userName`. */
    password?: string | undefined;
    /**
     * Whether this configuration fetches its own access tokens.
     *
     * Format: boolean-string
     */
    enableOAuthPerConfiguration?: ("true" | "false") | undefined;
    /**
     * Whether the service shows a client certificate when it connects.
     *
     * Format: boolean-string
     */
    requireMutualTls?: ("true" | "false") | undefined;
    /**
     * Whether messages are signed with an X.509 certificate.
     *
     * Format: boolean-string
     */
    signMessageWithX509Certificate?: ("true" | "false") | undefined;
    /**
     * Whether SOAP messages hold the certificate that they are signed with.
     *
     * Format: boolean-string
     */
    includeCertSoapHeader?: ("true" | "false") | undefined;
    /**
     * Whether the sender's account stands among the custom fields.
     *
     * Format: boolean-string
     */
    includeSenderAccountasCustomField?: ("true" | "false") | undefined;
    /**
     * Whether messages name the time zone.
     *
     * Format: boolean-string
     */
    includeTimeZoneInformation?: ("true" | "false") | undefined;
    /** The namespace of SOAP messages. */
    soapNamespace?: string | undefined;
    /**
     * Whether the sender of an envelope may override the configuration.
     *
     * Format: boolean-string
     */
    senderOverride?: ("true" | "false") | undefined;
    /** The parts of the configuration that the sender of an envelope may choose. */
    senderSelectableItems?: string[] | undefined;
    /** The folder in the receiving system for the documents, by its ID there. */
    externalFolderId?: string | undefined;
    /** The name of that folder. */
    externalFolderLabel?: string | undefined;
    /**
     * Whether messages may go to Salesforce.
     *
     * Format: boolean-string
     */
    allowSalesforcePublish?: ("true" | "false") | undefined;
    /** The version of the Salesforce interface. */
    salesforceApiVersion?: string | undefined;
    /** The code with which the service logs in to Salesforce. */
    salesforceAuthcode?: string | undefined;
    /** The address to which Salesforce returns after the login. */
    salesforceCallBackUrl?: string | undefined;
    /**
     * Whether documents become content files in Salesforce.
     *
     * Format: boolean-string
     */
    salesforceDocumentsAsContentFiles?: ("true" | "false") | undefined;
    /** The Salesforce objects that an event changes, for a configuration of that kind. */
    sfObjects?: ConnectSalesforceObject[] | undefined;
    /** Where and as whom the service fetches the access tokens for its messages. */
    oAuthConfiguration?: ConnectOAuthConfig | undefined;
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
