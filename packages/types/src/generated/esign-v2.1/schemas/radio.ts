// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectedObjectDetails } from './ConnectedObjectDetails.js';
import type { ExtensionData } from './ExtensionData.js';
import type { ErrorDetails } from './errorDetails.js';
import type { FontColor } from './fontColor.js';
import type { FontSize } from './fontSize.js';
import type { Measure } from './measure.js';
import type { PropertyMetadata } from './propertyMetadata.js';
import type { TabStatus } from './tabStatus.js';

/** One radio button of a group. When it is selected, the group has its value. */
export interface Radio {
    /**
     * Specifies whether the value of the tab is locked, so that the signer cannot change it.
     *
     * Format: boolean-string
     */
    locked?: ("true" | "false") | undefined;
    /** Metadata about whether `locked` can be changed, and its allowed values. */
    lockedMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the text also matches if there is white space between its characters.
     *
     * Format: boolean-string
     */
    anchorAllowWhiteSpaceInCharacters?: ("true" | "false") | undefined;
    /** Metadata about whether `anchorAllowWhiteSpaceInCharacters` can be changed, and its allowed values. */
    anchorAllowWhiteSpaceInCharactersMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the text must be found in the same upper and lower case. Without it,
     * case does not count.
     *
     * Format: boolean-string
     */
    anchorCaseSensitive?: ("true" | "false") | undefined;
    /** Metadata about whether `anchorCaseSensitive` can be changed, and its allowed values. */
    anchorCaseSensitiveMetadata?: PropertyMetadata | undefined;
    /** The end of the text with which the tab is aligned: `left` or `right`. */
    anchorHorizontalAlignment?: ("left" | "right" | (string & {})) | undefined;
    /** Metadata about whether `anchorHorizontalAlignment` can be changed, and its allowed values. */
    anchorHorizontalAlignmentMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the tab is omitted without an error if the text is not found. Otherwise the
     * request fails with `ANCHOR_TAB_STRING_NOT_FOUND`.
     *
     * Format: boolean-string
     */
    anchorIgnoreIfNotPresent?: ("true" | "false") | undefined;
    /** Metadata about whether `anchorIgnoreIfNotPresent` can be changed, and its allowed values. */
    anchorIgnoreIfNotPresentMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the text matches only whole words.
     *
     * Format: boolean-string
     */
    anchorMatchWholeWord?: ("true" | "false") | undefined;
    /** Metadata about whether `anchorMatchWholeWord` can be changed, and its allowed values. */
    anchorMatchWholeWordMetadata?: PropertyMetadata | undefined;
    /** The text to search for. A tab is placed at each occurrence. */
    anchorString?: string | undefined;
    /** Metadata about whether `anchorString` can be changed, and its allowed values. */
    anchorStringMetadata?: PropertyMetadata | undefined;
    /**
     * The version of the rules by which the text is searched for: `v1_3`, which new tabs have,
     * or the older `v1_2`, which breaks words differently.
     */
    anchorTabProcessorVersion?: string | undefined;
    /** Metadata about whether `anchorTabProcessorVersion` can be changed, and its allowed values. */
    anchorTabProcessorVersionMetadata?: PropertyMetadata | undefined;
    /** The unit of the two offsets: `pixels`, `inches`, `mms` or `cms`. The default is pixels. */
    anchorUnits?: string | undefined;
    /** Metadata about whether `anchorUnits` can be changed, and its allowed values. */
    anchorUnitsMetadata?: PropertyMetadata | undefined;
    /** The horizontal offset of the tab to the right of the text, in `anchorUnits`. */
    anchorXOffset?: Measure | undefined;
    /** Metadata about whether `anchorXOffset` can be changed, and its allowed values. */
    anchorXOffsetMetadata?: PropertyMetadata | undefined;
    /** The vertical offset of the tab below the text, in `anchorUnits`. */
    anchorYOffset?: Measure | undefined;
    /** Metadata about whether `anchorYOffset` can be changed, and its allowed values. */
    anchorYOffsetMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the text is printed in bold. Without it, it is not.
     *
     * Format: boolean-string
     */
    bold?: ("true" | "false") | undefined;
    /** Metadata about whether `bold` can be changed, and its allowed values. */
    boldMetadata?: PropertyMetadata | undefined;
    /** The font of the text, such as `Helvetica` or `TimesNewRoman`. */
    font?: string | undefined;
    /** Metadata about whether `font` can be changed, and its allowed values. */
    fontMetadata?: PropertyMetadata | undefined;
    /**
     * The colour in which the text is printed: `Black`, which is the default, `BrightBlue`,
     * `BrightRed`, `DarkGreen`, `DarkRed`, `Gold`, `Green`, `NavyBlue`, `Purple` or `White`.
     * Case does not count in requests; responses have lower case.
     */
    fontColor?: FontColor | undefined;
    /** Metadata about whether `fontColor` can be changed, and its allowed values. */
    fontColorMetadata?: PropertyMetadata | undefined;
    /**
     * The size in which the text is printed: `Size` and the number of points from 7 to 72;
     * without it, 9 points. Case does not count in requests; responses have lower case.
     */
    fontSize?: FontSize | undefined;
    /** Metadata about whether `fontSize` can be changed, and its allowed values. */
    fontSizeMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the text is printed in italics. Without it, it is not.
     *
     * Format: boolean-string
     */
    italic?: ("true" | "false") | undefined;
    /** Metadata about whether `italic` can be changed, and its allowed values. */
    italicMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the text is printed with a line below. Without it, it is not.
     *
     * Format: boolean-string
     */
    underline?: ("true" | "false") | undefined;
    /** Metadata about whether `underline` can be changed, and its allowed values. */
    underlineMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the signer must fill in the tab.
     *
     * Format: boolean-string
     */
    required?: ("true" | "false") | undefined;
    /** Metadata about whether `required` can be changed, and its allowed values. */
    requiredMetadata?: PropertyMetadata | undefined;
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /**
     * The page number in the document, starting from 1.
     *
     * Format: integer-string
     */
    pageNumber?: string | undefined;
    /** Metadata about whether `pageNumber` can be changed, and its allowed values. */
    pageNumberMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the button is selected. At most one button of the group is selected.
     *
     * Format: boolean-string
     */
    selected?: ("true" | "false") | undefined;
    /** Metadata about whether `selected` can be changed, and its allowed values. */
    selectedMetadata?: PropertyMetadata | undefined;
    /**
     * The progress of the group in signing: `active` until the recipient has chosen,
     * then `signed`; `declined` if they refused, and `na` if it does not apply to
     * them. The service sets it.
     */
    status?: TabStatus | undefined;
    /** Metadata about whether `status` can be changed, and its allowed values. */
    statusMetadata?: PropertyMetadata | undefined;
    /** The ID of the tab, which the service assigns. */
    tabId?: string | undefined;
    /** Metadata about whether `tabId` can be changed, and its allowed values. */
    tabIdMetadata?: PropertyMetadata | undefined;
    /**
     * The position of the button in the order in which the Tab key moves through the page.
     *
     * Format: integer-string
     */
    tabOrder?: string | undefined;
    /** Metadata about whether `tabOrder` can be changed, and its allowed values. */
    tabOrderMetadata?: PropertyMetadata | undefined;
    /** The value that the group has when the button is chosen. */
    value?: string | undefined;
    /** Metadata about whether `value` can be changed, and its allowed values. */
    valueMetadata?: PropertyMetadata | undefined;
    /** The distance from the left edge of the page, in pixels. */
    xPosition?: Measure | undefined;
    /** Metadata about whether `xPosition` can be changed, and its allowed values. */
    xPositionMetadata?: PropertyMetadata | undefined;
    /** The distance from the top edge of the page, in pixels. */
    yPosition?: Measure | undefined;
    /** Metadata about whether `yPosition` can be changed, and its allowed values. */
    yPositionMetadata?: PropertyMetadata | undefined;
    /** The documents that are searched for the anchor text. */
    anchorTabScope?: string | undefined;
    /** The title of the button. */
    caption?: string | undefined;
    /** Metadata about whether `caption` can be changed, and its allowed values. */
    captionMetadata?: PropertyMetadata | undefined;
    /** The record in another system that the button is connected to. */
    connectedObjectDetails?: ConnectedObjectDetails | undefined;
    /** The extension that validates or supplies the selection. */
    extensionData?: ExtensionData | undefined;
    /** The mapping of the button to a field of another system, as XML. */
    mergeFieldXml?: string | undefined;
    /** The full path of the button among nested fields. */
    tabFullyQualifiedPath?: string | undefined;
}

/**
 * `Radio` in a response: with the members that the service always writes.
 */
export interface RadioAnswer extends Radio {
    locked: ("true" | "false");
    bold: ("true" | "false");
    italic: ("true" | "false");
    underline: ("true" | "false");
    required: ("true" | "false");
    selected: ("true" | "false");
}
