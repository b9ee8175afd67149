// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DateStampProperties } from './dateStampProperties.js';
import type { ErrorDetails } from './errorDetails.js';
import type { Measure } from './measure.js';
import type { SignatureImageType } from './signatureImageType.js';
import type { StampFormat } from './stampFormat.js';

/** An image of a name, used instead of a written signature, as is usual in Japan. */
export interface Stamp {
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
}
