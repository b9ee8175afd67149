// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BccEmailArchiveStatus } from './bccEmailArchiveStatus.js';
import type { UserInfo } from './userInfo.js';

/** An address that gets hidden copies of the e-mails of an account. */
export interface BccEmailArchive {
    /** The account, by its external number or by its GUID. */
    accountId?: string | undefined;
    /** The archive address, by the ID that the service gave to it. */
    readonly bccEmailArchiveId?: string | undefined;
    /**
     * When the address was entered.
     *
     * Format: date-time
     */
    readonly created?: string | undefined;
    /** The user who entered the address. */
    readonly createdBy?: UserInfo | undefined;
    /** The e-mail address to which the copies go. */
    email: string;
    /** The e-mail by which the address is to be confirmed, by the ID of that message. */
    readonly emailNotificationId?: string | undefined;
    /**
     * When it was last changed.
     *
     * Format: date-time
     */
    readonly modified?: string | undefined;
    /** The user who changed the entry last. */
    readonly modifiedBy?: UserInfo | undefined;
    /** Whether copies go to the address. */
    readonly status?: BccEmailArchiveStatus | undefined;
    /** The relative address under which this object is found. */
    readonly uri?: string | undefined;
}
