// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectOAuthConfig } from './ConnectOAuthConfig.js';
import type { ConnectEvent } from './connectEvent.js';
import type { ConnectEventData, ConnectEventDataAnswer } from './connectEventData.js';
import type { ConnectSalesforceObject } from './connectSalesforceObject.js';
import type { DeliveryMode } from './deliveryMode.js';
import type { EnvelopeEventCode } from './envelopeEventCode.js';
import type { RecipientEventCode } from './recipientEventCode.js';

/**
 * A Connect configuration, which defines the events to push, the users they apply to, and where and
 * how to push them.
 */
export interface ConnectCustomConfiguration {
    /** The ID of the configuration, a number assigned by the service. */
    connectId?: string | undefined;
    /** The name of the configuration, which administrators see. */
    name: string;
    /**
     * The URL to which messages are sent. It must use HTTPS and be reachable from the public
     * Internet.
     */
    urlToPublishTo: string;
    /** The type of the configuration. It is usually `custom`, and `salesforce` for Salesforce. */
    configurationType?: string | undefined;
    /**
     * Specifies whether the configuration is active. If it is not, no messages are sent.
     *
     * Format: boolean-string
     */
    allowEnvelopePublish?: ("true" | "false") | undefined;
    /**
     * Specifies whether the events of all users are pushed. In this case, `userIds` is ignored.
     *
     * Format: boolean-string
     */
    allUsers?: ("true" | "false") | undefined;
    /**
     * Specifies whether the events of all users except those in `userIds` are pushed.
     *
     * Format: boolean-string
     */
    allUsersExcept?: ("true" | "false") | undefined;
    /** The IDs of the users whose events are pushed. */
    userIds?: string[] | undefined;
    /** The IDs of the groups whose members' events are pushed. */
    groupIds?: string[] | undefined;
    /** The envelope statuses that trigger a message. They apply to messages in the legacy format. */
    envelopeEvents?: EnvelopeEventCode[] | undefined;
    /**
     * The recipient statuses that trigger a message. They apply to messages in the legacy
     * format.
     */
    recipientEvents?: RecipientEventCode[] | undefined;
    /**
     * Specifies whether messages are logged. The log contains the last 100 messages, for 15
     * days.
     *
     * Format: boolean-string
     */
    enableLog?: ("true" | "false") | undefined;
    /**
     * Specifies whether a message is sent again if no success response is received within 100
     * seconds.
     *
     * Format: boolean-string
     */
    requiresAcknowledgement?: ("true" | "false") | undefined;
    /**
     * Specifies whether messages are held back. They are sent when this field is `false` again.
     *
     * Format: boolean-string
     */
    pausePublish?: ("true" | "false") | undefined;
    /** Identifies who disabled the configuration. */
    disabledBy?: string | undefined;
    /** The user name for basic authentication at the receiving URL. */
    userName?: string | undefined;
    /** The password that belongs to `userName`. */
    password?: string | undefined;
    /**
     * Specifies whether this configuration gets access tokens with its own `oAuthConfiguration`
     * instead of that of the account.
     *
     * Format: boolean-string
     */
    enableOAuthPerConfiguration?: ("true" | "false") | undefined;
    /**
     * Specifies whether the service presents a client certificate when it connects (mutual TLS).
     *
     * Format: boolean-string
     */
    requireMutualTls?: ("true" | "false") | undefined;
    /**
     * Specifies whether SOAP messages are signed with an X.509 certificate of the service. The
     * service also presents the certificate to listeners that request one (mutual TLS).
     *
     * Format: boolean-string
     */
    signMessageWithX509Certificate?: ("true" | "false") | undefined;
    /**
     * Specifies whether signed SOAP messages include the certificate in their header.
     *
     * Format: boolean-string
     */
    includeCertSoapHeader?: ("true" | "false") | undefined;
    /**
     * Specifies whether the sender's account is included as a custom field.
     *
     * Format: boolean-string
     */
    includeSenderAccountasCustomField?: ("true" | "false") | undefined;
    /**
     * Specifies whether messages include the time zone.
     *
     * Format: boolean-string
     */
    includeTimeZoneInformation?: ("true" | "false") | undefined;
    /** The namespace of SOAP messages. */
    soapNamespace?: string | undefined;
    /**
     * Specifies whether the sender of an envelope can override the configuration.
     *
     * Format: boolean-string
     */
    senderOverride?: ("true" | "false") | undefined;
    /** The items of the configuration that the sender of an envelope can select. */
    senderSelectableItems?: string[] | undefined;
    /** The ID of the folder in the receiving system where documents are stored. */
    externalFolderId?: string | undefined;
    /** The name of the folder in the receiving system. */
    externalFolderLabel?: string | undefined;
    /**
     * Specifies whether messages can be sent to Salesforce.
     *
     * Format: boolean-string
     */
    allowSalesforcePublish?: ("true" | "false") | undefined;
    /** The version of the Salesforce API that Connect calls. */
    salesforceApiVersion?: string | undefined;
    /** The authorization code with which the service logs in to Salesforce. */
    salesforceAuthcode?: string | undefined;
    /** The callback URL to which Salesforce redirects after the login. */
    salesforceCallBackUrl?: string | undefined;
    /**
     * Specifies whether documents are stored as content files in Salesforce.
     *
     * Format: boolean-string
     */
    salesforceDocumentsAsContentFiles?: ("true" | "false") | undefined;
    /** The Salesforce objects that an event updates, for a Salesforce configuration. */
    sfObjects?: ConnectSalesforceObject[] | undefined;
    /** The OAuth configuration that the service uses to get access tokens for its messages. */
    oAuthConfiguration?: ConnectOAuthConfig | undefined;
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

/**
 * `ConnectCustomConfiguration` in a response: with the members that the service always writes.
 */
export interface ConnectCustomConfigurationAnswer extends ConnectCustomConfiguration {
    connectId: string;
    allUsersExcept: ("true" | "false");
    enableLog: ("true" | "false");
    requiresAcknowledgement: ("true" | "false");
    pausePublish: ("true" | "false");
    enableOAuthPerConfiguration: ("true" | "false");
    requireMutualTls: ("true" | "false");
    signMessageWithX509Certificate: ("true" | "false");
    includeCertSoapHeader: ("true" | "false");
    includeSenderAccountasCustomField: ("true" | "false");
    includeTimeZoneInformation: ("true" | "false");
    soapNamespace: string;
    eventData: ConnectEventDataAnswer;
    deliveryMode: DeliveryMode;
    includeDocuments: ("true" | "false");
    includeDocumentFields: ("true" | "false");
    includeCertificateOfCompletion: ("true" | "false");
    includeEnvelopeVoidReason: ("true" | "false");
    includeHMAC: ("true" | "false");
    includeOAuth: ("true" | "false");
    integratorManaged: ("true" | "false");
    useSoapInterface: ("true" | "false");
}
