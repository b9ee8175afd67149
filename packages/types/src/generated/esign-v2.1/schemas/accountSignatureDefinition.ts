// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DateStampProperties } from './dateStampProperties.js';
import type { Measure } from './measure.js';
import type { SignatureGroupDef } from './signatureGroupDef.js';
import type { SignatureImageType } from './signatureImageType.js';
import type { SignatureUserDef } from './signatureUserDef.js';
import type { StampFormat } from './stampFormat.js';

/** The changes to a signature or stamp of an account. */
export interface AccountSignatureDefinition {
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
    /** The groups whose members are to use it. */
    signatureGroups?: SignatureGroupDef[] | undefined;
    /** The members who are to use it. */
    signatureUsers?: SignatureUserDef[] | undefined;
}
