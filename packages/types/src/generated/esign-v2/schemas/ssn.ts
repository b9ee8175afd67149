// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectedObjectDetails } from './ConnectedObjectDetails.js';
import type { ExtensionData } from './ExtensionData.js';
import type { ErrorDetails } from './errorDetails.js';
import type { FontColor } from './fontColor.js';
import type { FontSize } from './fontSize.js';
import type { LocalePolicyTab } from './localePolicyTab.js';
import type { Measure } from './measure.js';
import type { MergeField } from './mergeField.js';
import type { PropertyMetadata } from './propertyMetadata.js';
import type { SmartContractInformation } from './smartContractInformation.js';
import type { TabStatus } from './tabStatus.js';

/** A tab in which the signer enters a United States social security number, with or without hyphens. */
export interface Ssn {
    /** The label of the tab that controls whether this tab is shown. */
    conditionalParentLabel?: string | undefined;
    /** Who may change `conditionalParentLabel`, and the values it may take. */
    conditionalParentLabelMetadata?: PropertyMetadata | undefined;
    /** The value of the controlling tab with which this tab is shown. */
    conditionalParentValue?: string | undefined;
    /** Who may change `conditionalParentValue`, and the values it may take. */
    conditionalParentValueMetadata?: PropertyMetadata | undefined;
    /** The ID of the document that contains the tab. It is required for tabs without an anchor. */
    documentId?: string | undefined;
    /** Who may change `documentId`, and the values it may take. */
    documentIdMetadata?: PropertyMetadata | undefined;
    /** The ID of the recipient who owns the tab. */
    recipientId?: string | undefined;
    /** Who may change `recipientId`, and the values it may take. */
    recipientIdMetadata?: PropertyMetadata | undefined;
    /**
     * The ID, set by the service, of the recipient who owns the tab.
     *
     * Format: guid
     */
    recipientIdGuid?: string | undefined;
    /** Who may change `recipientIdGuid`, and the values it may take. */
    recipientIdGuidMetadata?: PropertyMetadata | undefined;
    /** The origin of the tab, such as a template or a form field of the PDF. */
    source?: string | undefined;
    /**
     * The type of the tab in lower case without spaces, such as `signhere` or `text`. It is set by
     * the service.
     */
    tabType?: string | undefined;
    /** Who may change `tabType`, and the values it may take. */
    tabTypeMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether what comes from the template can no longer be changed.
     *
     * Format: boolean-string
     */
    templateLocked?: ("true" | "false") | undefined;
    /** Who may change `templateLocked`, and the values it may take. */
    templateLockedMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the tab that comes from the template cannot be removed.
     *
     * Format: boolean-string
     */
    templateRequired?: ("true" | "false") | undefined;
    /** Who may change `templateRequired`, and the values it may take. */
    templateRequiredMetadata?: PropertyMetadata | undefined;
    /**
     * The position of the tab in the form view.
     *
     * Format: integer-string
     */
    formOrder?: string | undefined;
    /** Who may change `formOrder`, and the values it may take. */
    formOrderMetadata?: PropertyMetadata | undefined;
    /** The title of the form view page that contains the tab. */
    formPageLabel?: string | undefined;
    /** Who may change `formPageLabel`, and the values it may take. */
    formPageLabelMetadata?: PropertyMetadata | undefined;
    /**
     * The number of the form view page that contains the tab.
     *
     * Format: integer-string
     */
    formPageNumber?: string | undefined;
    /** Who may change `formPageNumber`, and the values it may take. */
    formPageNumberMetadata?: PropertyMetadata | undefined;
    /** The height of the tab in pixels. */
    height?: Measure | undefined;
    /** Who may change `height`, and the values it may take. */
    heightMetadata?: PropertyMetadata | undefined;
    /**
     * The number of the page that contains the tab, starting at 1.
     *
     * Format: integer-string
     */
    pageNumber?: string | undefined;
    /** Who may change `pageNumber`, and the values it may take. */
    pageNumberMetadata?: PropertyMetadata | undefined;
    /**
     * The position of the tab in the order in which the Tab key moves through the page.
     *
     * Format: integer-string
     */
    tabOrder?: string | undefined;
    /** Who may change `tabOrder`, and the values it may take. */
    tabOrderMetadata?: PropertyMetadata | undefined;
    /** The width of the tab in pixels. */
    width?: Measure | undefined;
    /** Who may change `width`, and the values it may take. */
    widthMetadata?: PropertyMetadata | undefined;
    /** The distance from the left edge of the page, in pixels. */
    xPosition?: Measure | undefined;
    /** Who may change `xPosition`, and the values it may take. */
    xPositionMetadata?: PropertyMetadata | undefined;
    /** The distance from the top edge of the page, in pixels. */
    yPosition?: Measure | undefined;
    /** Who may change `yPosition`, and the values it may take. */
    yPositionMetadata?: PropertyMetadata | undefined;
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
    /** The ID of the custom tab of the account from which this tab is created. */
    customTabId?: string | undefined;
    /** Who may change `customTabId`, and the values it may take. */
    customTabIdMetadata?: PropertyMetadata | undefined;
    status?: TabStatus | undefined;
    /** Who may change `status`, and the values it may take. */
    statusMetadata?: PropertyMetadata | undefined;
    /** The `groupLabel` values of the groups that the tab belongs to. */
    tabGroupLabels?: string[] | undefined;
    /** Who may change `tabGroupLabels`, and the values it may take. */
    tabGroupLabelsMetadata?: PropertyMetadata | undefined;
    /** The ID of the tab. It is set by the service. */
    tabId?: string | undefined;
    /** Who may change `tabId`, and the values it may take. */
    tabIdMetadata?: PropertyMetadata | undefined;
    /** The tooltip that the signer sees when pointing at the tab. */
    tooltip?: string | undefined;
    /** Metadata about whether `toolTip` can be edited and its allowed values. */
    toolTipMetadata?: PropertyMetadata | undefined;
    /** The title of the tab. */
    caption?: string | undefined;
    /** Who may change `caption`, and the values it may take. */
    captionMetadata?: PropertyMetadata | undefined;
    /** The error details for this tab. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The field of another system from which the tab gets its value or to which it writes the value. */
    mergeField?: MergeField | undefined;
    /** The mapping of the tab to a field of another system, as XML. */
    mergeFieldXml?: string | undefined;
    /** The smart contract on a blockchain that uses the tab. */
    smartContractInformation?: SmartContractInformation | undefined;
    /** The agreement attribute that the tab fills. */
    agreementAttribute?: string | undefined;
    /**
     * Specifies whether the agreement attribute is locked, so that it cannot be changed.
     *
     * Format: boolean-string
     */
    agreementAttributeLocked?: ("true" | "false") | undefined;
    /** The documents that are searched for the anchor text. */
    anchorTabScope?: string | undefined;
    /** The record in another system that the tab is connected to. */
    connectedObjectDetails?: ConnectedObjectDetails | undefined;
    /** The extension that validates or supplies the value of the tab. */
    extensionData?: ExtensionData | undefined;
    /** The full path of the tab among nested fields. */
    tabFullyQualifiedPath?: string | undefined;
    /** The warnings about the tab, which the service accepted. */
    readonly warningDetails?: ErrorDetails | undefined;
    /** The label with which senders and templates find the tab. */
    tabLabel?: string | undefined;
    /** Who may change `tabLabel`, and the values it may take. */
    tabLabelMetadata?: PropertyMetadata | undefined;
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
    /** The formats of dates, names, addresses and amounts in the tab. */
    localePolicy?: LocalePolicyTab | undefined;
    /** The name of the tab, which signers see as a hint. */
    name?: string | undefined;
    /** Who may change `name`, and the values it may take. */
    nameMetadata?: PropertyMetadata | undefined;
    /** What stands in the tab, given by the sender or filled in by the signer. */
    value?: string | undefined;
    /** Who may change `value`, and the values it may take. */
    valueMetadata?: PropertyMetadata | undefined;
    /** The value of the tab when the envelope was sent, so that changes can be detected. */
    originalValue?: string | undefined;
    /** Who may change `originalValue`, and the values it may take. */
    originalValueMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the value of the tab is locked, so that the signer cannot change it.
     *
     * Format: boolean-string
     */
    locked?: ("true" | "false") | undefined;
    /** Who may change `locked`, and the values it may take. */
    lockedMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the signer must fill in the tab.
     *
     * Format: boolean-string
     */
    required?: ("true" | "false") | undefined;
    /** Who may change `required`, and the values it may take. */
    requiredMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the value is shown as asterisks after signing.
     *
     * Format: boolean-string
     */
    concealValueOnDocument?: ("true" | "false") | undefined;
    /** Who may change `concealValueOnDocument`, and the values it may take. */
    concealValueOnDocumentMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether automatic resizing is disabled, so that the field keeps its size regardless
     * of its text.
     *
     * Format: boolean-string
     */
    disableAutoSize?: ("true" | "false") | undefined;
    /** Who may change `disableAutoSize`, and the values it may take. */
    disableAutoSizeMetadata?: PropertyMetadata | undefined;
    /**
     * The maximum number of characters that the signer can enter.
     *
     * Format: integer-string
     */
    maxLength?: string | undefined;
    /** Who may change `maxLength`, and the values it may take. */
    maxLengthMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether other recipients can also change the value.
     *
     * Format: boolean-string
     */
    shared?: ("true" | "false") | undefined;
    /** Who may change `shared`, and the values it may take. */
    sharedMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether a recipient who changes a shared value must initial the change.
     *
     * Format: boolean-string
     */
    requireInitialOnSharedChange?: ("true" | "false") | undefined;
    /** Who may change `requireInitialOnSharedChange`, and the values it may take. */
    requireInitialOnSharedChangeMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether all recipients who share the tab must fill it in.
     *
     * Format: boolean-string
     */
    requireAll?: ("true" | "false") | undefined;
    /** Who may change `requireAll`, and the values it may take. */
    requireAllMetadata?: PropertyMetadata | undefined;
    /** The recipients who see the value before it is their turn to fill it in. */
    shareToRecipients?: string | undefined;
    /** Who may change `shareToRecipients`, and the values it may take. */
    shareToRecipientsMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the sender must fill in the tab before sending.
     *
     * Format: boolean-string
     */
    senderRequired?: ("true" | "false") | undefined;
    /** Who may change `senderRequired`, and the values it may take. */
    senderRequiredMetadata?: PropertyMetadata | undefined;
    /** The message that the signer sees if the text does not match the pattern. */
    validationMessage?: string | undefined;
    /** Who may change `validationMessage`, and the values it may take. */
    validationMessageMetadata?: PropertyMetadata | undefined;
    /** The regular expression that the text must match. */
    validationPattern?: string | undefined;
    /** Who may change `validationPattern`, and the values it may take. */
    validationPatternMetadata?: PropertyMetadata | undefined;
}
