// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FontColor } from './fontColor.js';
import type { FontSize } from './fontSize.js';

/** A text or an image that lies over the pages of documents. */
export interface Watermark {
    /**
     * By how many degrees the watermark is turned.
     *
     * Format: integer-string
     */
    displayAngle?: string | undefined;
    /**
     * Whether the watermark appears on documents.
     *
     * Format: boolean-string
     */
    enabled?: ("true" | "false") | undefined;
    /** The font of the text, such as `Helvetica`. */
    font?: string | undefined;
    /** The colour of the text. */
    fontColor?: FontColor | undefined;
    /** The size of the text. */
    fontSize?: FontSize | undefined;
    /** The watermark, by the ID that the service gives. */
    id?: string | undefined;
    /** The image of the watermark as Base64; in a preview, the image of the result. */
    imageBase64?: string | undefined;
    /**
     * How far the page shows through the watermark, from 0 to 100 per cent.
     *
     * Format: integer-string
     */
    transparency?: string | undefined;
    /** The words of the watermark. */
    watermarkText?: string | undefined;
}
