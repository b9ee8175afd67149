// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DateStampProperties } from './dateStampProperties.js';
import type { ErrorDetails } from './errorDetails.js';
import type { Measure } from './measure.js';
import type { SignatureImageType } from './signatureImageType.js';
import type { StampFormat } from './stampFormat.js';

/** A signature with its initials, or a stamp, that a user or signer adopted. */
export interface UserSignature {
    /**
     * Specifies whether signing begins with this signature, among several of the user.
     *
     * Format: boolean-string
     */
    isDefault?: ("true" | "false") | undefined;
    /** The user's number at the association of estate agents. */
    nrdsId?: string | undefined;
    /** The user's last name at the association of estate agents. */
    nrdsLastName?: string | undefined;
    /** The font of the name if the signature is not drawn, such as `lucia_bt`. */
    signatureFont?: string | undefined;
    /**
     * The ID of the signature. It is set by the service.
     *
     * Format: guid
     */
    signatureId?: string | undefined;
    /** The letters, such as `IV`, that are drawn in tabs for initials. */
    signatureInitials?: string | undefined;
    /** The way in which the signature was created, such as by drawing or by upload. */
    signatureType?: string | undefined;
    /**
     * The date and time when the person adopted the signature or stamp.
     *
     * Format: date-time
     */
    adoptedDateTime?: string | undefined;
    /**
     * The date and time when this object was created.
     *
     * Format: date-time
     */
    createdDateTime?: string | undefined;
    /** A custom text that the account stores with the image. */
    customField?: string | undefined;
    /** The content of the image, encoded in Base64. */
    imageBase64?: string | undefined;
    /**
     * The date and time when this object was last changed.
     *
     * Format: date-time
     */
    lastModifiedDateTime?: string | undefined;
    /**
     * The path at which the image of the stamp can be downloaded, below the base path of the
     * account.
     */
    stampImageUri?: string | undefined;
    /** The status of the signature or stamp, such as `active` or `closed`. */
    status?: string | undefined;
    /** The area of the stamp that shows the signing date. */
    dateStampProperties?: DateStampProperties | undefined;
    /**
     * Specifies whether the owner is prevented from changing the size of the stamp.
     *
     * Format: boolean-string
     */
    disallowUserResizeStamp?: ("true" | "false") | undefined;
    /** The ID of the stamp in another system, such as the system of its manufacturer. */
    externalID?: string | undefined;
    /**
     * The type of the image: `signature_image` for the signature or `initials_image` for the
     * initials.
     */
    imageType?: SignatureImageType | undefined;
    /** The phonetic spelling of the name, for Japanese names. */
    phoneticName?: string | undefined;
    /** The name that is shown in the signature or stamp. */
    signatureName?: string | undefined;
    /**
     * The format of the stamp: `NameHanko` for the name only, or `NameDateHanko` for the name and
     * the date.
     */
    stampFormat?: StampFormat | undefined;
    /** The width and height of the printed stamp, in millimetres, such as `20,20`. */
    stampSizeMM?: Measure | undefined;
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The ID of the image of the initials at 150 dots per inch. */
    initials150ImageId?: string | undefined;
    /** The relative URI of the image of the initials. */
    initialsImageUri?: string | undefined;
    /**
     * The status of the association membership that belongs to `nrdsId`: `Active`, `Inactive`,
     * `Terminate`, `Provisional`, `Deceased`, `Suspend` or `Unknown`.
     */
    nrdsStatus?: ("Active" | "Inactive" | "Terminate" | "Provisional" | "Deceased" | "Suspend" | "Unknown" | (string & {})) | undefined;
    /** The ID of the image of the signature at 150 dots per inch. */
    signature150ImageId?: string | undefined;
    /** The relative URI of the image of the signature. */
    signatureImageUri?: string | undefined;
    /**
     * The caller's rights for the signature: no access (`none`), view (`read`) or change
     * (`admin`).
     */
    signatureRights?: ("none" | "read" | "admin" | (string & {})) | undefined;
    /**
     * The type: a handwritten signature (`signature`) or a stamp (`stamp`). It is `null` if not
     * set.
     */
    stampType?: ("signature" | "stamp" | null | (string & {})) | undefined;
}
