// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AgreementLinks } from './AgreementLinks.js';
import type { LinkedData } from './LinkedData.js';
import type { Party } from './Party.js';
import type { Provisions } from './Provisions.js';
import type { RelatedAgreementDocuments } from './RelatedAgreementDocuments.js';
import type { ResourceMetadata } from './ResourceMetadata.js';

/** An agreement in the repository of an account, with what was found in it. */
export interface Agreement {
    /**
     * The ID of the agreement.
     *
     * Format: guid
     */
    id: string;
    /** The name of the agreement, without the extension of the file. */
    title?: (string | null) | undefined;
    /** The kind of agreement, such as `Lease agreement` or `Non-disclosure Agreement`. */
    type?: (string | null) | undefined;
    /** The group of the kind, such as `BusinessServices`, `HumanResources` or `Miscellaneous`. */
    category?: (string | null) | undefined;
    /** The state of the agreement. It is `PENDING` until it is read. */
    status?: ("PENDING" | "COMPLETE" | "INACTIVE" | null | (string & {})) | undefined;
    /** Says if a person has checked what was found. */
    review_status?: ("PENDING" | "COMPLETE" | null | (string & {})) | undefined;
    /**
     * The date and time when a person finished the check.
     *
     * Format: date-time
     */
    review_completed_at?: (string | null) | undefined;
    /** The name of the file of the agreement. */
    file_name?: (string | null) | undefined;
    /** The ID of the document in the repository. */
    document_id?: (string | null) | undefined;
    /** A summary of the agreement. */
    summary?: (string | null) | undefined;
    /** The parties of the agreement. */
    parties?: Party[] | undefined;
    /** The provisions that were found in the agreement. A provision that is not there was not found. */
    provisions?: Provisions | undefined;
    /** Provisions that the account has defined itself. */
    custom_provisions?: ({
        [key: string]: unknown;
    } | null) | undefined;
    /** Further data that users have set. */
    additional_user_defined_data?: ({
        [key: string]: unknown;
    } | null) | undefined;
    /** Attributes from contract management. */
    additional_custom_clm_data?: ({
        [key: string]: unknown;
    } | null) | undefined;
    /** Custom fields of the envelope from which the agreement comes. */
    additional_custom_esign_data?: ({
        [key: string]: unknown;
    } | null) | undefined;
    /** The agreements to which this one belongs. */
    related_agreement_documents?: RelatedAgreementDocuments | undefined;
    /** The languages of the text, such as `en-US`. */
    languages?: string[] | undefined;
    /** The source of the agreement, such as `ESign` for an envelope or `Upload` for an upload job. */
    source_name?: (string | null) | undefined;
    /** The ID in the source. For an envelope, it is the ID of the envelope. */
    source_id?: (string | null) | undefined;
    /** The account from which an envelope or a file came. */
    source_account_id?: (string | null) | undefined;
    /** Records of other applications, only on request. */
    linked_data?: LinkedData[] | undefined;
    /** The people who created and changed the agreement, and when. */
    metadata?: ResourceMetadata | undefined;
    /** The addresses that belong to the agreement. */
    _links?: AgreementLinks | undefined;
}
