// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { NotaryContactDetails } from './NotaryContactDetails.js';
import type { ContactPhoneNumber } from './contactPhoneNumber.js';
import type { ErrorDetails } from './errorDetails.js';

/** A person or signing group in the address book, from which senders pick recipients. */
export interface Contact {
    /** Whether the contact comes from the rooms of the account or from eSignature itself. */
    cloudProvider?: ("rooms" | "docusignCore") | undefined;
    /** Where the contact lies at that provider, such as the ID of a room. */
    cloudProviderContainerId?: string | undefined;
    /** The contact. The service gives the ID. */
    contactId?: string | undefined;
    /** The telephone numbers of the contact, each with its kind. */
    contactPhoneNumbers?: ContactPhoneNumber[] | undefined;
    /** The relative address under which the contact is found. */
    readonly contactUri?: string | undefined;
    /** The e-mail addresses under which the contact can be reached. */
    emails?: string[] | undefined;
    /** How it went for this object; `SUCCESS` with an empty message, or why it failed. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** Whether the calling user made the contact. */
    readonly isOwner?: boolean | undefined;
    /** The name of the person or of the signing group. */
    name?: string | undefined;
    /** The company that the contact belongs to. */
    organization?: string | undefined;
    /** The part that the contact plays in a room. */
    roomContactType?: string | undefined;
    /**
     * Whether all users of the account see the contact, and not only its owner.
     *
     * Format: boolean-string
     */
    shared?: ("true" | "false") | undefined;
    /** The signing group that stands behind the contact, by its ID. */
    signingGroup?: string | undefined;
    /** What the account calls the signing group that stands behind the contact. */
    signingGroupName?: string | undefined;
    /**
     * Whether the calling user may change and delete the contact.
     *
     * Format: boolean-string
     */
    readonly canManage?: ("true" | "false") | undefined;
    /** Where and how the contact may notarize, if the contact is a notary. */
    notaryContactDetails?: NotaryContactDetails | undefined;
}
