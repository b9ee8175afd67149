// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FontColor } from './fontColor.js';
import type { FontSize } from './fontSize.js';

/** A text or an image that is displayed over the pages of documents. */
export interface Watermark {
    /**
     * The rotation angle of the watermark in degrees.
     *
     * Format: integer-string
     */
    displayAngle?: string | undefined;
    /**
     * Specifies whether the watermark is displayed on documents.
     *
     * Format: boolean-string
     */
    enabled?: ("true" | "false") | undefined;
    /** The font of the watermark text, such as `Helvetica`. */
    font?: string | undefined;
    /** The colour of the watermark text. */
    fontColor?: FontColor | undefined;
    /** The font size of the watermark text. */
    fontSize?: FontSize | undefined;
    /** The ID of the watermark. It is set by the service. */
    id?: string | undefined;
    /** The image of the watermark, encoded in Base64. In a preview, it is the image of the result. */
    imageBase64?: string | undefined;
    /**
     * The transparency of the watermark, from 0 to 100 percent.
     *
     * Format: integer-string
     */
    transparency?: string | undefined;
    /** The text that is drawn on each page of a document. */
    watermarkText?: string | undefined;
}
