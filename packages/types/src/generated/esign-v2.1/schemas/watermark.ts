// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * A text or an image that is displayed over the pages of documents. A look that does not exist is not
 * refused: the default takes its place.
 */
export interface Watermark {
    /** The rotation angle of the watermark in degrees, by default `45`. */
    displayAngle?: string | undefined;
    /**
     * Specifies whether the watermark is displayed on documents.
     *
     * Format: boolean-string
     */
    enabled?: ("true" | "false") | undefined;
    /** The font of the watermark text, by default `Helvetica`. */
    font?: string | undefined;
    /**
     * The colour of the watermark text: `Black`, `BrightBlue`, `BrightRed`, `DarkGreen`, `DarkRed`,
     * `Gold`, `Green`, `NavyBlue`, `Purple` or `White`, by default `NavyBlue`. Responses contain it in
     * lower case.
     */
    fontColor?: string | undefined;
    /**
     * The font size of the watermark text: `Size` followed by the number of points, by default
     * `Size48`. Responses contain it in lower case.
     */
    fontSize?: string | undefined;
    /** The ID of the watermark. It is set by the service. */
    id?: string | undefined;
    /** The image of the watermark, encoded in Base64. In a preview, it is the image of the result. */
    imageBase64?: string | undefined;
    /** The transparency of the watermark, from 0 to 100 percent, by default `70`. */
    transparency?: string | undefined;
    /** The text that is drawn on each page of a document. */
    watermarkText?: string | undefined;
}
