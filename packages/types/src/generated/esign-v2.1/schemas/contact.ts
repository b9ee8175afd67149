// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { NotaryContactDetails } from './NotaryContactDetails.js';
import type { ContactPhoneNumber } from './contactPhoneNumber.js';
import type { ErrorDetails } from './errorDetails.js';

/** A person or signing group in the address book, from which senders select recipients. */
export interface Contact {
    /** The source of the contact: the rooms of the account (`rooms`) or eSignature itself. */
    cloudProvider?: ("rooms" | "docusignCore" | (string & {})) | undefined;
    /** The ID of the container in the cloud provider, such as the ID of a room. */
    cloudProviderContainerId?: string | undefined;
    /** The ID of the contact, assigned by the service. */
    contactId?: string | undefined;
    /** The telephone numbers of the contact, each with its type. */
    contactPhoneNumbers?: ContactPhoneNumber[] | undefined;
    /** The relative URI of the contact. */
    readonly contactUri?: string | undefined;
    /** The e-mail addresses of the contact. */
    emails?: string[] | undefined;
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** Indicates whether the calling user owns the contact. */
    readonly isOwner?: boolean | undefined;
    /** The name of the person or of the signing group. */
    name?: string | undefined;
    /** The company of the contact. */
    organization?: string | undefined;
    /** The role of the contact in a room. */
    roomContactType?: string | undefined;
    /**
     * Specifies whether the contact is shared with all users of the account instead of only the
     * owner.
     *
     * Format: boolean-string
     */
    shared?: ("true" | "false") | undefined;
    /** The ID of the signing group, if the contact is a signing group. */
    signingGroup?: string | undefined;
    /** The name of the signing group, if the contact is a signing group. */
    signingGroupName?: string | undefined;
    /**
     * Indicates whether the calling user can change and delete the contact.
     *
     * Format: boolean-string
     */
    readonly canManage?: ("true" | "false") | undefined;
    /** The details of the notary, if the contact is a notary. */
    notaryContactDetails?: NotaryContactDetails | undefined;
}
