// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DateStampProperties } from './dateStampProperties.js';
import type { Measure } from './measure.js';
import type { SignatureImageType } from './signatureImageType.js';
import type { StampFormat } from './stampFormat.js';

/** How a signature or stamp is to look: its name, initials, font and size. */
export interface UserSignatureDefinition {
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
}
