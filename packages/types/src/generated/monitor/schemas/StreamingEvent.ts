// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { IpAddressLocation } from './IpAddressLocation.js';
import type { UserAgentClientInfo } from './UserAgentClientInfo.js';

/** Something that happened. Text that does not apply is empty. */
export interface StreamingEvent {
    /**
     * The date and time of the event.
     *
     * Format: date-time
     */
    timestamp?: string | undefined;
    /**
     * A GUID that each event has for itself.
     *
     * Format: guid
     */
    eventId?: string | undefined;
    /** The site of the account: `DEMO` in the development environment. */
    site?: string | undefined;
    /** The ID of the account, if the event is about one. */
    accountId?: string | undefined;
    /** The ID of the organization that the account belongs to. */
    organizationId?: string | undefined;
    /** The ID of the user who did it. */
    userId?: string | undefined;
    /** The integration key of the application that did it, or a placeholder for the web application. */
    integratorKey?: string | undefined;
    /** The `User-Agent` header of the request. */
    userAgent?: string | undefined;
    userAgentClientInfo?: UserAgentClientInfo | undefined;
    /** The IP address of the request. */
    ipAddress?: string | undefined;
    ipAddressLocation?: IpAddressLocation | undefined;
    /**
     * The kind of object that the event is about, such as `Envelope`, `Recipient`, `User`, `Account`
     * or `Alert`.
     */
    object?: string | undefined;
    /** The action, such as `Created`, `Sent`, `Signed`, `Updated`, `UserAdded` or `Login`. */
    action?: string | undefined;
    /** The property that was changed. */
    property?: string | undefined;
    /** The field that was changed. */
    field?: string | undefined;
    /** The result of a log-in, such as `Success`. Other events leave it empty. */
    result?: string | undefined;
    /** The way in which it was done: `API`, `Web` or `Other`. */
    source?: string | undefined;
    /** Indicates whether the e-mail address of the user belongs to a domain of the organization. */
    isUserMemberOfDomain?: boolean | undefined;
    /** Indicates whether the address of the user whom the event refers to belongs to such a domain. */
    referencedUserIsMemberOfDomain?: boolean | undefined;
    /** The ID of a user whom the event refers to, such as the one who was added to an account. */
    referencedUserId?: string | undefined;
    /** The state of the proxy through which the request came. */
    proxyStatus?: string | undefined;
    /** The type of the proxy through which the request came. */
    proxyType?: string | undefined;
    /** The level of the proxy through which the request came. */
    proxyLevel?: string | undefined;
    /**
     * The latitude of the IP address.
     *
     * Format: double
     */
    latitude?: number | undefined;
    /**
     * The longitude of the IP address.
     *
     * Format: double
     */
    longitude?: number | undefined;
    /** The city of the IP address, in lower case. */
    city?: string | undefined;
    /** The state or region of the IP address, in lower case. */
    state?: string | undefined;
    /** The country of the IP address, in lower case. */
    country?: string | undefined;
    /** The kind of device. */
    device?: string | undefined;
    /** The browser and its version. */
    browser?: string | undefined;
    /** The operating system and its version. */
    os?: string | undefined;
    /** The ID of the user to whom it was done. */
    affectedUserId?: string | undefined;
    /** Indicates whether the address of the affected user belongs to a domain of the organization. */
    affectedUserIsMemberOfDomain?: boolean | undefined;
    /**
     * Further facts, by names such as `AffectedUserId`, `EnvelopeId` or `PermissionProfileId`. An
     * envelope that was sent has a `RecipientList`, one that was signed a `RecipientInfo`, and an
     * alert a `Severity` and `EventIds`.
     */
    data?: {
        [key: string]: unknown;
    } | undefined;
}
