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
    /** Who may change `locked`, and the values it may take. */
    lockedMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the text also matches if there is white space between its characters.
     *
     * Format: boolean-string
     */
    anchorAllowWhiteSpaceInCharacters?: ("true" | "false") | undefined;
    /** Who may change `anchorAllowWhiteSpaceInCharacters`, and the values it may take. */
    anchorAllowWhiteSpaceInCharactersMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the search for the text is case-sensitive.
     *
     * Format: boolean-string
     */
    anchorCaseSensitive?: ("true" | "false") | undefined;
    /** Who may change `anchorCaseSensitive`, and the values it may take. */
    anchorCaseSensitiveMetadata?: PropertyMetadata | undefined;
    /** The end of the text with which the tab is aligned: `left` or `right`. */
    anchorHorizontalAlignment?: ("left" | "right") | undefined;
    /** Who may change `anchorHorizontalAlignment`, and the values it may take. */
    anchorHorizontalAlignmentMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the tab is omitted without an error if the text is not found. Otherwise the
     * request fails with `ANCHOR_TAB_STRING_NOT_FOUND`.
     *
     * Format: boolean-string
     */
    anchorIgnoreIfNotPresent?: ("true" | "false") | undefined;
    /** Who may change `anchorIgnoreIfNotPresent`, and the values it may take. */
    anchorIgnoreIfNotPresentMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the text matches only whole words.
     *
     * Format: boolean-string
     */
    anchorMatchWholeWord?: ("true" | "false") | undefined;
    /** Who may change `anchorMatchWholeWord`, and the values it may take. */
    anchorMatchWholeWordMetadata?: PropertyMetadata | undefined;
    /** The text to search for. A tab is placed at each occurrence. */
    anchorString?: string | undefined;
    /** Who may change `anchorString`, and the values it may take. */
    anchorStringMetadata?: PropertyMetadata | undefined;
    /** The version of the anchor search. */
    anchorTabProcessorVersion?: string | undefined;
    /** Who may change `anchorTabProcessorVersion`, and the values it may take. */
    anchorTabProcessorVersionMetadata?: PropertyMetadata | undefined;
    /** The unit of the two offsets: `pixels`, `inches`, `mms` or `cms`. The default is pixels. */
    anchorUnits?: string | undefined;
    /** Who may change `anchorUnits`, and the values it may take. */
    anchorUnitsMetadata?: PropertyMetadata | undefined;
    /** The horizontal offset of the tab to the right of the text, in `anchorUnits`. */
    anchorXOffset?: Measure | undefined;
    /** Who may change `anchorXOffset`, and the values it may take. */
    anchorXOffsetMetadata?: PropertyMetadata | undefined;
    /** The vertical offset of the tab below the text, in `anchorUnits`. */
    anchorYOffset?: Measure | undefined;
    /** Who may change `anchorYOffset`, and the values it may take. */
    anchorYOffsetMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the text is bold.
     *
     * Format: boolean-string
     */
    bold?: ("true" | "false") | undefined;
    /** Who may change `bold`, and the values it may take. */
    boldMetadata?: PropertyMetadata | undefined;
    /** The font of the text, such as `Helvetica` or `TimesNewRoman`. */
    font?: string | undefined;
    /** Who may change `font`, and the values it may take. */
    fontMetadata?: PropertyMetadata | undefined;
    fontColor?: FontColor | undefined;
    /** Who may change `fontColor`, and the values it may take. */
    fontColorMetadata?: PropertyMetadata | undefined;
    fontSize?: FontSize | undefined;
    /** Who may change `fontSize`, and the values it may take. */
    fontSizeMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the text is italic.
     *
     * Format: boolean-string
     */
    italic?: ("true" | "false") | undefined;
    /** Who may change `italic`, and the values it may take. */
    italicMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the text is underlined.
     *
     * Format: boolean-string
     */
    underline?: ("true" | "false") | undefined;
    /** Who may change `underline`, and the values it may take. */
    underlineMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the signer must fill in the tab.
     *
     * Format: boolean-string
     */
    required?: ("true" | "false") | undefined;
    /** Who may change `required`, and the values it may take. */
    requiredMetadata?: PropertyMetadata | undefined;
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /**
     * The page number in the document, starting from 1.
     *
     * Format: integer-string
     */
    pageNumber?: string | undefined;
    /** Who may change `pageNumber`, and the values it may take. */
    pageNumberMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the button is selected. At most one button of the group is selected.
     *
     * Format: boolean-string
     */
    selected?: ("true" | "false") | undefined;
    /** Who may change `selected`, and the values it may take. */
    selectedMetadata?: PropertyMetadata | undefined;
    status?: TabStatus | undefined;
    /** Who may change `status`, and the values it may take. */
    statusMetadata?: PropertyMetadata | undefined;
    /** The ID of the tab, which the service assigns. */
    tabId?: string | undefined;
    /** Who may change `tabId`, and the values it may take. */
    tabIdMetadata?: PropertyMetadata | undefined;
    /**
     * The position of the button in the order in which the Tab key moves through the page.
     *
     * Format: integer-string
     */
    tabOrder?: string | undefined;
    /** Who may change `tabOrder`, and the values it may take. */
    tabOrderMetadata?: PropertyMetadata | undefined;
    /** What the group has as its value when the button is chosen. */
    value?: string | undefined;
    /** Who may change `value`, and the values it may take. */
    valueMetadata?: PropertyMetadata | undefined;
    /** The distance from the left edge of the page, in pixels. */
    xPosition?: Measure | undefined;
    /** Who may change `xPosition`, and the values it may take. */
    xPositionMetadata?: PropertyMetadata | undefined;
    /** The distance from the top edge of the page, in pixels. */
    yPosition?: Measure | undefined;
    /** Who may change `yPosition`, and the values it may take. */
    yPositionMetadata?: PropertyMetadata | undefined;
    /** The documents that are searched for the anchor text. */
    anchorTabScope?: string | undefined;
    /** The title of the button. */
    caption?: string | undefined;
    /** Who may change `caption`, and the values it may take. */
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
