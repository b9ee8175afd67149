// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** A storage of files at another company that a user has connected. */
export interface CloudStorageProvider {
    /** The URL at which the user logs in at the storage. It is empty if that was done. */
    readonly authenticationUrl?: string | undefined;
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The absolute URL to which the browser returns after the login. */
    redirectUrl?: string | undefined;
    /** The name of the storage, such as `Box`, `Dropbox` or `GoogleDrive`. */
    service?: string | undefined;
    /** The ID of the storage, which addresses contain. */
    serviceId?: string | undefined;
}
