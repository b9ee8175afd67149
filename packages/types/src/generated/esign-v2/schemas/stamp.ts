// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DateStampProperties } from './dateStampProperties.js';
import type { ErrorDetails } from './errorDetails.js';
import type { Measure } from './measure.js';
import type { SignatureImageType } from './signatureImageType.js';
import type { StampFormat } from './stampFormat.js';

/** A stamp: an image of a name that is used instead of a handwritten signature, as is usual in Japan. */
export interface Stamp {
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
}
