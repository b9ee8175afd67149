// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BccEmailArchiveStatus } from './bccEmailArchiveStatus.js';
import type { UserInfo } from './userInfo.js';

/** An e-mail address that receives blind carbon copies (BCC) of the e-mails of an account. */
export interface BccEmailArchive {
    /** The ID of the account, either its external number or its GUID. */
    accountId?: string | undefined;
    /** The ID of the BCC archive address, assigned by the service. */
    readonly bccEmailArchiveId?: string | undefined;
    /**
     * The date and time when the address was added.
     *
     * Format: date-time
     */
    readonly created?: string | undefined;
    /** The user who added the address. */
    readonly createdBy?: UserInfo | undefined;
    /** The e-mail address that receives the copies. */
    email: string;
    /** The ID of the e-mail message that asks for confirmation of the address. */
    readonly emailNotificationId?: string | undefined;
    /**
     * The date and time when this object was last changed.
     *
     * Format: date-time
     */
    readonly modified?: string | undefined;
    /** The user who last changed the entry. */
    readonly modifiedBy?: UserInfo | undefined;
    /** The status of the archive address. Copies are sent to the address only while it is `active`. */
    readonly status?: BccEmailArchiveStatus | undefined;
    /** The relative URI of this object. */
    readonly uri?: string | undefined;
}
