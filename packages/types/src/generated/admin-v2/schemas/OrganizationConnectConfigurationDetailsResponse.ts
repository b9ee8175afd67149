// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectEventData } from './ConnectEventData.js';
import type { ConnectEvent } from './connectEvent.js';
import type { DeliveryMode } from './deliveryMode.js';

/** A Connect configuration of an organization with all its settings. */
export interface OrganizationConnectConfigurationDetailsResponse {
    /**
     * The GUID of the configuration, which the service assigns. It is not the number that
     * configurations of an account have.
     *
     * Format: guid
     */
    connectId?: string | undefined;
    /** The type of the configuration, which is `custom`. */
    configurationType?: string | undefined;
    /** The name of the configuration, which administrators see. */
    name?: string | undefined;
    /** The URL to which messages are sent. It must use HTTPS and be reachable from the public Internet. */
    urlToPublishTo?: string | undefined;
    /**
     * Specifies whether the configuration is active. If it is not, no messages are sent.
     *
     * Format: boolean-string
     */
    allowEnvelopePublish?: ("true" | "false") | undefined;
    /**
     * Specifies whether messages are held back. They are sent when this field is `false` again.
     *
     * Format: boolean-string
     */
    pausePublish?: ("true" | "false") | undefined;
    /**
     * The way in which events of the organization are sent: with `SIM`, one message for each
     * event in its order; with `aggregate`, events at nearly the same time become one message.
     */
    deliveryMode?: DeliveryMode | undefined;
    /** The events that trigger a message. */
    events?: ConnectEvent[] | undefined;
    eventData?: ConnectEventData | undefined;
    /**
     * Specifies which list limits the configuration: `accounts` for `accountIds`, `users` for
     * `userIds`, `groups` for `groupIds`, and `all` for none of them. Without it, every list that
     * is not empty limits the configuration.
     */
    associatedFilterSelection?: string | undefined;
    /** The GUIDs of the accounts whose events are pushed. They must belong to the organization. */
    accountIds?: string[] | undefined;
    /** The GUIDs of the users whose events are pushed, in all accounts that they send from. */
    userIds?: string[] | undefined;
    /** The IDs of the groups whose members' events are pushed. */
    groupIds?: string[] | undefined;
    /**
     * Specifies whether messages are signed with the keys of the organization. There is one
     * signature header for each key.
     *
     * Format: boolean-string
     */
    includeHMAC?: ("true" | "false") | undefined;
    /**
     * Specifies whether messages carry an access token, which the service requests with the OAuth
     * configuration of the organization.
     *
     * Format: boolean-string
     */
    includeOAuth?: ("true" | "false") | undefined;
    /**
     * Specifies whether the service presents its X.509 certificate to listeners that request one
     * (mutual TLS).
     *
     * Format: boolean-string
     */
    signMessageWithX509Certificate?: ("true" | "false") | undefined;
}
