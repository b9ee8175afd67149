// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectedObjectDetails } from './ConnectedObjectDetails.js';
import type { ExtensionData } from './ExtensionData.js';
import type { ErrorDetails } from './errorDetails.js';
import type { FontColor } from './fontColor.js';
import type { FontSize } from './fontSize.js';
import type { Measure } from './measure.js';
import type { PropertyMetadata } from './propertyMetadata.js';
import type { TabStatus } from './tabStatus.js';

/** One button of a group. When it is chosen, the group takes its value. */
export interface Radio {
    /**
     * Whether the signer cannot change the value.
     *
     * Format: boolean-string
     */
    locked?: ("true" | "false") | undefined;
    /** Who may change `locked`, and the values it may take. */
    lockedMetadata?: PropertyMetadata | undefined;
    /**
     * Whether the text is also found with white space between its characters.
     *
     * Format: boolean-string
     */
    anchorAllowWhiteSpaceInCharacters?: ("true" | "false") | undefined;
    /** Who may change `anchorAllowWhiteSpaceInCharacters`, and the values it may take. */
    anchorAllowWhiteSpaceInCharactersMetadata?: PropertyMetadata | undefined;
    /**
     * Whether capital and small letters count as different.
     *
     * Format: boolean-string
     */
    anchorCaseSensitive?: ("true" | "false") | undefined;
    /** Who may change `anchorCaseSensitive`, and the values it may take. */
    anchorCaseSensitiveMetadata?: PropertyMetadata | undefined;
    /** With which end of the text the tab lines up. */
    anchorHorizontalAlignment?: ("left" | "right") | undefined;
    /** Who may change `anchorHorizontalAlignment`, and the values it may take. */
    anchorHorizontalAlignmentMetadata?: PropertyMetadata | undefined;
    /**
     * Whether the tab is left out without an error when the text is not found. Otherwise the call
     * fails with `ANCHOR_TAB_STRING_NOT_FOUND`.
     *
     * Format: boolean-string
     */
    anchorIgnoreIfNotPresent?: ("true" | "false") | undefined;
    /** Who may change `anchorIgnoreIfNotPresent`, and the values it may take. */
    anchorIgnoreIfNotPresentMetadata?: PropertyMetadata | undefined;
    /**
     * Whether the text must stand as a word of its own.
     *
     * Format: boolean-string
     */
    anchorMatchWholeWord?: ("true" | "false") | undefined;
    /** Who may change `anchorMatchWholeWord`, and the values it may take. */
    anchorMatchWholeWordMetadata?: PropertyMetadata | undefined;
    /** The text to look for. The tab is placed at each place where it occurs. */
    anchorString?: string | undefined;
    /** Who may change `anchorString`, and the values it may take. */
    anchorStringMetadata?: PropertyMetadata | undefined;
    /** The version of the search for anchors. */
    anchorTabProcessorVersion?: string | undefined;
    /** Who may change `anchorTabProcessorVersion`, and the values it may take. */
    anchorTabProcessorVersionMetadata?: PropertyMetadata | undefined;
    /**
     * The unit of the two offsets: `pixels`, `inches`, `mms` or `cms`; pixels unless something else is
     * said.
     */
    anchorUnits?: string | undefined;
    /** Who may change `anchorUnits`, and the values it may take. */
    anchorUnitsMetadata?: PropertyMetadata | undefined;
    /** How far to the right of the text the tab stands, in `anchorUnits`. */
    anchorXOffset?: Measure | undefined;
    /** Who may change `anchorXOffset`, and the values it may take. */
    anchorXOffsetMetadata?: PropertyMetadata | undefined;
    /** How far below the text the tab stands, in `anchorUnits`. */
    anchorYOffset?: Measure | undefined;
    /** Who may change `anchorYOffset`, and the values it may take. */
    anchorYOffsetMetadata?: PropertyMetadata | undefined;
    /**
     * Whether the letters are bold.
     *
     * Format: boolean-string
     */
    bold?: ("true" | "false") | undefined;
    /** Who may change `bold`, and the values it may take. */
    boldMetadata?: PropertyMetadata | undefined;
    /** The font, such as `Helvetica` or `TimesNewRoman`. */
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
     * Whether the letters are slanted.
     *
     * Format: boolean-string
     */
    italic?: ("true" | "false") | undefined;
    /** Who may change `italic`, and the values it may take. */
    italicMetadata?: PropertyMetadata | undefined;
    /**
     * Whether the text is underlined.
     *
     * Format: boolean-string
     */
    underline?: ("true" | "false") | undefined;
    /** Who may change `underline`, and the values it may take. */
    underlineMetadata?: PropertyMetadata | undefined;
    /**
     * Whether the signer must fill in the tab.
     *
     * Format: boolean-string
     */
    required?: ("true" | "false") | undefined;
    /** Who may change `required`, and the values it may take. */
    requiredMetadata?: PropertyMetadata | undefined;
    /** How it went for this object; `SUCCESS` with an empty message, or why it failed. */
    readonly errorDetails?: ErrorDetails | undefined;
    /**
     * The page of the document, counted from 1.
     *
     * Format: integer-string
     */
    pageNumber?: string | undefined;
    /** Who may change `pageNumber`, and the values it may take. */
    pageNumberMetadata?: PropertyMetadata | undefined;
    /**
     * Whether the button is chosen. At most one of the group is.
     *
     * Format: boolean-string
     */
    selected?: ("true" | "false") | undefined;
    /** Who may change `selected`, and the values it may take. */
    selectedMetadata?: PropertyMetadata | undefined;
    status?: TabStatus | undefined;
    /** Who may change `status`, and the values it may take. */
    statusMetadata?: PropertyMetadata | undefined;
    /** The tab, by the ID that the service gave to it. */
    tabId?: string | undefined;
    /** Who may change `tabId`, and the values it may take. */
    tabIdMetadata?: PropertyMetadata | undefined;
    /**
     * The place in the order in which the tab key goes through the page.
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
    /** Pixels from the left edge of the page. */
    xPosition?: Measure | undefined;
    /** Who may change `xPosition`, and the values it may take. */
    xPositionMetadata?: PropertyMetadata | undefined;
    /** Pixels from the top edge of the page. */
    yPosition?: Measure | undefined;
    /** Who may change `yPosition`, and the values it may take. */
    yPositionMetadata?: PropertyMetadata | undefined;
    /** In which documents the text is looked for. */
    anchorTabScope?: string | undefined;
    /** A title for the button. */
    caption?: string | undefined;
    /** Who may change `caption`, and the values it may take. */
    captionMetadata?: PropertyMetadata | undefined;
    /** The record in another system that the button is tied to. */
    connectedObjectDetails?: ConnectedObjectDetails | undefined;
    /** The extension that checks or supplies the choice. */
    extensionData?: ExtensionData | undefined;
    /** How the button is joined with a field of another system, as XML. */
    mergeFieldXml?: string | undefined;
    /** The full path of the button among nested fields. */
    tabFullyQualifiedPath?: string | undefined;
}
