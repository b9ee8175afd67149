// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DateStampProperties } from './dateStampProperties.js';
import type { ErrorDetails } from './errorDetails.js';
import type { Measure } from './measure.js';
import type { SignatureImageType } from './signatureImageType.js';
import type { StampFormat } from './stampFormat.js';

/** A signature with its initials or a stamp, as a user or a signer adopted it. */
export interface UserSignature {
    /**
     * Whether this is the one used when the user names none.
     *
     * Format: boolean-string
     */
    isDefault?: ("true" | "false") | undefined;
    /** The number that the association of estate agents gave to the user. */
    nrdsId?: string | undefined;
    /** The family name under which the association knows the user. */
    nrdsLastName?: string | undefined;
    /** The font in which the name is written where there is no drawing, such as `lucia_bt`. */
    signatureFont?: string | undefined;
    /**
     * The signature. The service gives the ID.
     *
     * Format: guid
     */
    signatureId?: string | undefined;
    /** The initials that go with the signature. */
    signatureInitials?: string | undefined;
    /** How the signature came about, such as by drawing or by upload. */
    signatureType?: string | undefined;
    /**
     * When the person adopted it as their own.
     *
     * Format: date-time
     */
    adoptedDateTime?: string | undefined;
    /**
     * When it was made.
     *
     * Format: date-time
     */
    createdDateTime?: string | undefined;
    /** A word that the account keeps with the image. */
    customField?: string | undefined;
    /** The bytes of the image in Base64. */
    imageBase64?: string | undefined;
    /**
     * When it was last changed.
     *
     * Format: date-time
     */
    lastModifiedDateTime?: string | undefined;
    /** The relative address of the image of the stamp. */
    stampImageUri?: string | undefined;
    /** Whether it is in use, such as `active` or `closed`. */
    status?: string | undefined;
    /** The area within the stamp in which the date of signing stands. */
    dateStampProperties?: DateStampProperties | undefined;
    /**
     * Whether the owner cannot change the size of the stamp.
     *
     * Format: boolean-string
     */
    disallowUserResizeStamp?: ("true" | "false") | undefined;
    /** The ID under which another system, such as the maker of the stamp, knows it. */
    externalID?: string | undefined;
    /** Whether the image shows the signature or the initials. */
    imageType?: SignatureImageType | undefined;
    /** How the name is pronounced, for names in Japanese. */
    phoneticName?: string | undefined;
    /** The name as it appears in the signature or stamp. */
    signatureName?: string | undefined;
    /** Whether the stamp shows the name alone or the name and the date. */
    stampFormat?: StampFormat | undefined;
    /** The size of the stamp in millimetres. */
    stampSizeMM?: Measure | undefined;
    /** How it went for this object; `SUCCESS` with an empty message, or why it failed. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The image of the initials at 150 dots to the inch, by its ID. */
    initials150ImageId?: string | undefined;
    /** The relative address of the image of the initials. */
    initialsImageUri?: string | undefined;
    /** Where the membership in the association of estate agents stands that belongs to `nrdsId`. */
    nrdsStatus?: ("Active" | "Inactive" | "Terminate" | "Provisional" | "Deceased" | "Suspend" | "Unknown") | undefined;
    /** The image of the signature at 150 dots to the inch, by its ID. */
    signature150ImageId?: string | undefined;
    /** The relative address of the image of the signature. */
    signatureImageUri?: string | undefined;
    /** What the caller may do with it: nothing, look at it, or change it. */
    signatureRights?: ("none" | "read" | "admin") | undefined;
    /** Whether it is written by hand or a stamp; null where nobody has said so. */
    stampType?: ("signature" | "stamp" | null) | undefined;
}
