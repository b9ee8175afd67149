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

/** A tab in which the signer enters a number. The number is stored as text, unlike in `Numerical`. */
export interface Number {
    /** The label of the tab that controls whether this tab is shown. */
    conditionalParentLabel?: string | undefined;
    /** Metadata about whether `conditionalParentLabel` can be changed, and its allowed values. */
    conditionalParentLabelMetadata?: PropertyMetadata | undefined;
    /** The value of the controlling tab with which this tab is shown. */
    conditionalParentValue?: string | undefined;
    /** Metadata about whether `conditionalParentValue` can be changed, and its allowed values. */
    conditionalParentValueMetadata?: PropertyMetadata | undefined;
    /** The ID of the document that contains the tab. It is required for tabs without an anchor. */
    documentId?: string | undefined;
    /** Metadata about whether `documentId` can be changed, and its allowed values. */
    documentIdMetadata?: PropertyMetadata | undefined;
    /** The ID of the recipient who owns the tab. */
    recipientId?: string | undefined;
    /** Metadata about whether `recipientId` can be changed, and its allowed values. */
    recipientIdMetadata?: PropertyMetadata | undefined;
    /**
     * The ID, set by the service, of the recipient who owns the tab.
     *
     * Format: guid
     */
    recipientIdGuid?: string | undefined;
    /** Metadata about whether `recipientIdGuid` can be changed, and its allowed values. */
    recipientIdGuidMetadata?: PropertyMetadata | undefined;
    /** The origin of the tab, such as a template or a form field of the PDF. */
    source?: string | undefined;
    /**
     * The type of the tab in lower case without spaces, such as `signhere` or `text`. It is set by
     * the service.
     */
    tabType?: string | undefined;
    /** Metadata about whether `tabType` can be changed, and its allowed values. */
    tabTypeMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether what comes from the template can no longer be changed.
     *
     * Format: boolean-string
     */
    templateLocked?: ("true" | "false") | undefined;
    /** Metadata about whether `templateLocked` can be changed, and its allowed values. */
    templateLockedMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the tab that comes from the template cannot be removed.
     *
     * Format: boolean-string
     */
    templateRequired?: ("true" | "false") | undefined;
    /** Metadata about whether `templateRequired` can be changed, and its allowed values. */
    templateRequiredMetadata?: PropertyMetadata | undefined;
    /**
     * The position of the tab in the form view.
     *
     * Format: integer-string
     */
    formOrder?: string | undefined;
    /** Metadata about whether `formOrder` can be changed, and its allowed values. */
    formOrderMetadata?: PropertyMetadata | undefined;
    /** The title of the form view page that contains the tab. */
    formPageLabel?: string | undefined;
    /** Metadata about whether `formPageLabel` can be changed, and its allowed values. */
    formPageLabelMetadata?: PropertyMetadata | undefined;
    /**
     * The page of the form view, counted from 1, on which the field is shown to the person who
     * fills in the form.
     *
     * Format: integer-string
     */
    formPageNumber?: string | undefined;
    /** Metadata about whether `formPageNumber` can be changed, and its allowed values. */
    formPageNumberMetadata?: PropertyMetadata | undefined;
    /**
     * The vertical extent on the page, in pixels of which 72 are an inch. `0` in a response
     * leaves it to the kind of tab.
     */
    height?: Measure | undefined;
    /** Metadata about whether `height` can be changed, and its allowed values. */
    heightMetadata?: PropertyMetadata | undefined;
    /**
     * The number of the page that contains the tab, starting at 1.
     *
     * Format: integer-string
     */
    pageNumber?: string | undefined;
    /** Metadata about whether `pageNumber` can be changed, and its allowed values. */
    pageNumberMetadata?: PropertyMetadata | undefined;
    /**
     * The position of the tab in the order in which the Tab key moves through the page.
     *
     * Format: integer-string
     */
    tabOrder?: string | undefined;
    /** Metadata about whether `tabOrder` can be changed, and its allowed values. */
    tabOrderMetadata?: PropertyMetadata | undefined;
    /**
     * The horizontal extent on the page, in pixels of which 72 are an inch. `0` in a response
     * leaves it to the kind of tab.
     */
    width?: Measure | undefined;
    /** Metadata about whether `width` can be changed, and its allowed values. */
    widthMetadata?: PropertyMetadata | undefined;
    /** The distance from the left edge of the page, in pixels. */
    xPosition?: Measure | undefined;
    /** Metadata about whether `xPosition` can be changed, and its allowed values. */
    xPositionMetadata?: PropertyMetadata | undefined;
    /** The distance from the top edge of the page, in pixels. */
    yPosition?: Measure | undefined;
    /** Metadata about whether `yPosition` can be changed, and its allowed values. */
    yPositionMetadata?: PropertyMetadata | undefined;
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
    /** The ID of the custom tab of the account from which this tab is created. */
    customTabId?: string | undefined;
    /** Metadata about whether `customTabId` can be changed, and its allowed values. */
    customTabIdMetadata?: PropertyMetadata | undefined;
    /**
     * The progress of the tab in signing: `active` until the recipient has filled it in, then
     * `signed`; `declined` if they refused, and `na` if it does not apply to them. The service
     * sets it.
     */
    status?: TabStatus | undefined;
    /** Metadata about whether `status` can be changed, and its allowed values. */
    statusMetadata?: PropertyMetadata | undefined;
    /** The `groupLabel` values of the groups that the tab belongs to. */
    tabGroupLabels?: string[] | undefined;
    /** Metadata about whether `tabGroupLabels` can be changed, and its allowed values. */
    tabGroupLabelsMetadata?: PropertyMetadata | undefined;
    /** The ID of the tab. It is set by the service. */
    tabId?: string | undefined;
    /** Metadata about whether `tabId` can be changed, and its allowed values. */
    tabIdMetadata?: PropertyMetadata | undefined;
    /** The tooltip that the signer sees when pointing at the tab. */
    tooltip?: string | undefined;
    /** Metadata about whether `toolTip` can be edited and its allowed values. */
    toolTipMetadata?: PropertyMetadata | undefined;
    /** The words above the field where it is shown in a form rather than on the page. */
    caption?: string | undefined;
    /** Metadata about whether `caption` can be changed, and its allowed values. */
    captionMetadata?: PropertyMetadata | undefined;
    /**
     * The reason why this tab was not created, changed or deleted. Tabs without an error have
     * none.
     */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The field of another system from which the tab gets its value or to which it writes the value. */
    mergeField?: MergeField | undefined;
    /** The mapping of the tab to a field of another system, as XML. */
    mergeFieldXml?: string | undefined;
    /** The smart contract on a blockchain that uses the tab. */
    smartContractInformation?: SmartContractInformation | undefined;
    /**
     * The name of a property of the agreement, such as its end date, that gets the value once
     * the envelope is completed.
     */
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
    /** Metadata about whether `tabLabel` can be changed, and its allowed values. */
    tabLabelMetadata?: PropertyMetadata | undefined;
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
    /** The formats of dates, names, addresses and amounts in the tab. */
    localePolicy?: LocalePolicyTab | undefined;
    /** The name of the tab, which signers see as a hint. */
    name?: string | undefined;
    /** Metadata about whether `name` can be changed, and its allowed values. */
    nameMetadata?: PropertyMetadata | undefined;
    /** The value of the tab, given by the sender or filled in by the signer. */
    value?: string | undefined;
    /** Metadata about whether `value` can be changed, and its allowed values. */
    valueMetadata?: PropertyMetadata | undefined;
    /** The value of the tab when the envelope was sent, so that changes can be detected. */
    originalValue?: string | undefined;
    /** Metadata about whether `originalValue` can be changed, and its allowed values. */
    originalValueMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the value of the tab is locked, so that the signer cannot change it.
     *
     * Format: boolean-string
     */
    locked?: ("true" | "false") | undefined;
    /** Metadata about whether `locked` can be changed, and its allowed values. */
    lockedMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the signer must fill in the tab.
     *
     * Format: boolean-string
     */
    required?: ("true" | "false") | undefined;
    /** Metadata about whether `required` can be changed, and its allowed values. */
    requiredMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the value is shown as asterisks after signing.
     *
     * Format: boolean-string
     */
    concealValueOnDocument?: ("true" | "false") | undefined;
    /** Metadata about whether `concealValueOnDocument` can be changed, and its allowed values. */
    concealValueOnDocumentMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether automatic resizing is disabled, so that the field keeps its size regardless
     * of its text.
     *
     * Format: boolean-string
     */
    disableAutoSize?: ("true" | "false") | undefined;
    /** Metadata about whether `disableAutoSize` can be changed, and its allowed values. */
    disableAutoSizeMetadata?: PropertyMetadata | undefined;
    /**
     * The maximum number of characters that the signer can enter.
     *
     * Format: integer-string
     */
    maxLength?: string | undefined;
    /** Metadata about whether `maxLength` can be changed, and its allowed values. */
    maxLengthMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether other recipients can also change the value.
     *
     * Format: boolean-string
     */
    shared?: ("true" | "false") | undefined;
    /** Metadata about whether `shared` can be changed, and its allowed values. */
    sharedMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether a recipient who changes a shared value must initial the change.
     *
     * Format: boolean-string
     */
    requireInitialOnSharedChange?: ("true" | "false") | undefined;
    /** Metadata about whether `requireInitialOnSharedChange` can be changed, and its allowed values. */
    requireInitialOnSharedChangeMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether all recipients who share the tab must fill it in.
     *
     * Format: boolean-string
     */
    requireAll?: ("true" | "false") | undefined;
    /** Metadata about whether `requireAll` can be changed, and its allowed values. */
    requireAllMetadata?: PropertyMetadata | undefined;
    /** The recipients who see the value before it is their turn to fill it in. */
    shareToRecipients?: string | undefined;
    /** Metadata about whether `shareToRecipients` can be changed, and its allowed values. */
    shareToRecipientsMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the sender must fill in the tab before sending.
     *
     * Format: boolean-string
     */
    senderRequired?: ("true" | "false") | undefined;
    /** Metadata about whether `senderRequired` can be changed, and its allowed values. */
    senderRequiredMetadata?: PropertyMetadata | undefined;
    /** The message that the signer sees if the text does not match the pattern. */
    validationMessage?: string | undefined;
    /** Metadata about whether `validationMessage` can be changed, and its allowed values. */
    validationMessageMetadata?: PropertyMetadata | undefined;
    /** The regular expression that the text must match. */
    validationPattern?: string | undefined;
    /** Metadata about whether `validationPattern` can be changed, and its allowed values. */
    validationPatternMetadata?: PropertyMetadata | undefined;
    /**
     * The formula that calculates the value. It refers to other tabs by their labels in square
     * brackets. Numbers are combined by `+`, `-`, `*`, `/` and round brackets; dates by `AddDays`,
     * `AddMonths`, `AddYears`, `DateDiff`, `Day` and `Days`, as in `AddDays([Signed], 30)`.
     */
    formula?: string | undefined;
    /** Metadata about whether `formula` can be changed, and its allowed values. */
    formulaMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the signer pays the value, as the amount of a line of the payment.
     * Without it, it is a number only.
     *
     * Format: boolean-string
     */
    isPaymentAmount?: ("true" | "false") | undefined;
    /** Metadata about whether `isPaymentAmount` can be changed, and its allowed values. */
    isPaymentAmountMetadata?: PropertyMetadata | undefined;
}
