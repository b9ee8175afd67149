// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectedObjectDetails } from './ConnectedObjectDetails.js';
import type { ExtensionData } from './ExtensionData.js';
import type { ErrorDetails } from './errorDetails.js';
import type { FontColor } from './fontColor.js';
import type { FontSize } from './fontSize.js';
import type { ListItem } from './listItem.js';
import type { LocalePolicyTab } from './localePolicyTab.js';
import type { Measure } from './measure.js';
import type { MergeField } from './mergeField.js';
import type { PropertyMetadata } from './propertyMetadata.js';
import type { SmartContractInformation } from './smartContractInformation.js';
import type { TabStatus } from './tabStatus.js';

/** A list that unfolds and of whose items the signer chooses one. */
export interface List {
    /** The label of the tab that shows or hides this one. */
    conditionalParentLabel?: string | undefined;
    /** Who may change `conditionalParentLabel`, and the values it may take. */
    conditionalParentLabelMetadata?: PropertyMetadata | undefined;
    /** The value of that other tab with which this one shows. */
    conditionalParentValue?: string | undefined;
    /** Who may change `conditionalParentValue`, and the values it may take. */
    conditionalParentValueMetadata?: PropertyMetadata | undefined;
    /** The document that the tab stands on. A tab without an anchor needs it. */
    documentId?: string | undefined;
    /** Who may change `documentId`, and the values it may take. */
    documentIdMetadata?: PropertyMetadata | undefined;
    /** The recipient who owns the tab. */
    recipientId?: string | undefined;
    /** Who may change `recipientId`, and the values it may take. */
    recipientIdMetadata?: PropertyMetadata | undefined;
    /**
     * The same recipient, by the ID that the service gave.
     *
     * Format: guid
     */
    recipientIdGuid?: string | undefined;
    /** Who may change `recipientIdGuid`, and the values it may take. */
    recipientIdGuidMetadata?: PropertyMetadata | undefined;
    /** Where the tab comes from, such as a template or a form field of the PDF. */
    source?: string | undefined;
    /** The kind of tab, in lower case and without spaces: `signhere`, `text`. The service sets it. */
    tabType?: string | undefined;
    /** Who may change `tabType`, and the values it may take. */
    tabTypeMetadata?: PropertyMetadata | undefined;
    /**
     * Whether what comes from the template can no longer be changed.
     *
     * Format: boolean-string
     */
    templateLocked?: ("true" | "false") | undefined;
    /** Who may change `templateLocked`, and the values it may take. */
    templateLockedMetadata?: PropertyMetadata | undefined;
    /**
     * Whether the tab that comes from the template can no longer be removed.
     *
     * Format: boolean-string
     */
    templateRequired?: ("true" | "false") | undefined;
    /** Who may change `templateRequired`, and the values it may take. */
    templateRequiredMetadata?: PropertyMetadata | undefined;
    /**
     * The place of the tab in the form view.
     *
     * Format: integer-string
     */
    formOrder?: string | undefined;
    /** Who may change `formOrder`, and the values it may take. */
    formOrderMetadata?: PropertyMetadata | undefined;
    /** The title of the page of the form view on which the tab stands. */
    formPageLabel?: string | undefined;
    /** Who may change `formPageLabel`, and the values it may take. */
    formPageLabelMetadata?: PropertyMetadata | undefined;
    /**
     * The number of the page of the form view on which the tab stands.
     *
     * Format: integer-string
     */
    formPageNumber?: string | undefined;
    /** Who may change `formPageNumber`, and the values it may take. */
    formPageNumberMetadata?: PropertyMetadata | undefined;
    /** The height in pixels. */
    height?: Measure | undefined;
    /** Who may change `height`, and the values it may take. */
    heightMetadata?: PropertyMetadata | undefined;
    /**
     * The page that the tab stands on, from 1.
     *
     * Format: integer-string
     */
    pageNumber?: string | undefined;
    /** Who may change `pageNumber`, and the values it may take. */
    pageNumberMetadata?: PropertyMetadata | undefined;
    /**
     * The place in the order in which the tab key goes through the page.
     *
     * Format: integer-string
     */
    tabOrder?: string | undefined;
    /** Who may change `tabOrder`, and the values it may take. */
    tabOrderMetadata?: PropertyMetadata | undefined;
    /** The width in pixels. */
    width?: Measure | undefined;
    /** Who may change `width`, and the values it may take. */
    widthMetadata?: PropertyMetadata | undefined;
    /** Pixels from the left edge of the page. */
    xPosition?: Measure | undefined;
    /** Who may change `xPosition`, and the values it may take. */
    xPositionMetadata?: PropertyMetadata | undefined;
    /** Pixels from the top edge of the page. */
    yPosition?: Measure | undefined;
    /** Who may change `yPosition`, and the values it may take. */
    yPositionMetadata?: PropertyMetadata | undefined;
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
    /** The tab of the account's own collection from which this one is made. */
    customTabId?: string | undefined;
    /** Who may change `customTabId`, and the values it may take. */
    customTabIdMetadata?: PropertyMetadata | undefined;
    status?: TabStatus | undefined;
    /** Who may change `status`, and the values it may take. */
    statusMetadata?: PropertyMetadata | undefined;
    /** The groups that the tab belongs to, by their `groupLabel`. */
    tabGroupLabels?: string[] | undefined;
    /** Who may change `tabGroupLabels`, and the values it may take. */
    tabGroupLabelsMetadata?: PropertyMetadata | undefined;
    /** The tab. The service gives the ID. */
    tabId?: string | undefined;
    /** Who may change `tabId`, and the values it may take. */
    tabIdMetadata?: PropertyMetadata | undefined;
    /** What the signer reads when pointing at the tab. */
    tooltip?: string | undefined;
    /** Who may change `toolTip`, and the values it may take. */
    toolTipMetadata?: PropertyMetadata | undefined;
    /** A title for the tab. */
    caption?: string | undefined;
    /** Who may change `caption`, and the values it may take. */
    captionMetadata?: PropertyMetadata | undefined;
    /** The outcome for this tab. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The field of another system whose value the tab takes or gives back. */
    mergeField?: MergeField | undefined;
    /** How the tab is joined with a field of another system, as XML. */
    mergeFieldXml?: string | undefined;
    /** The contract on a blockchain that the tab takes part in. */
    smartContractInformation?: SmartContractInformation | undefined;
    /** The attribute of the agreement that the tab fills. */
    agreementAttribute?: string | undefined;
    /**
     * Whether that attribute can no longer be changed.
     *
     * Format: boolean-string
     */
    agreementAttributeLocked?: ("true" | "false") | undefined;
    /** In which documents the text is looked for. */
    anchorTabScope?: string | undefined;
    /** The record in another system that the tab is tied to. */
    connectedObjectDetails?: ConnectedObjectDetails | undefined;
    /** The extension that checks or supplies the value of the tab. */
    extensionData?: ExtensionData | undefined;
    /** The full path of the tab among nested fields. */
    tabFullyQualifiedPath?: string | undefined;
    /** What the service noticed about the tab although it took it. */
    readonly warningDetails?: ErrorDetails | undefined;
    /** The name by which senders and templates find the tab. */
    tabLabel?: string | undefined;
    /** Who may change `tabLabel`, and the values it may take. */
    tabLabelMetadata?: PropertyMetadata | undefined;
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
    /** How dates, names, addresses and amounts are written in the tab. */
    localePolicy?: LocalePolicyTab | undefined;
    /** What stands in the tab, given by the sender or filled in by the signer. */
    value?: string | undefined;
    /** Who may change `value`, and the values it may take. */
    valueMetadata?: PropertyMetadata | undefined;
    /** The value that stood here when the envelope was sent, so that a change can be told. */
    originalValue?: string | undefined;
    /** Who may change `originalValue`, and the values it may take. */
    originalValueMetadata?: PropertyMetadata | undefined;
    /**
     * Whether the signer cannot change the value.
     *
     * Format: boolean-string
     */
    locked?: ("true" | "false") | undefined;
    /** Who may change `locked`, and the values it may take. */
    lockedMetadata?: PropertyMetadata | undefined;
    /**
     * Whether the signer must fill in the tab.
     *
     * Format: boolean-string
     */
    required?: ("true" | "false") | undefined;
    /** Who may change `required`, and the values it may take. */
    requiredMetadata?: PropertyMetadata | undefined;
    /**
     * Whether other recipients may change the value too.
     *
     * Format: boolean-string
     */
    shared?: ("true" | "false") | undefined;
    /** Who may change `shared`, and the values it may take. */
    sharedMetadata?: PropertyMetadata | undefined;
    /**
     * Whether a recipient who changes a shared value must initial the change.
     *
     * Format: boolean-string
     */
    requireInitialOnSharedChange?: ("true" | "false") | undefined;
    /** Who may change `requireInitialOnSharedChange`, and the values it may take. */
    requireInitialOnSharedChangeMetadata?: PropertyMetadata | undefined;
    /**
     * Whether all recipients who share the field must fill it in.
     *
     * Format: boolean-string
     */
    requireAll?: ("true" | "false") | undefined;
    /** Who may change `requireAll`, and the values it may take. */
    requireAllMetadata?: PropertyMetadata | undefined;
    /** Which recipients see the value before they have it to fill in. */
    shareToRecipients?: string | undefined;
    /** Who may change `shareToRecipients`, and the values it may take. */
    shareToRecipientsMetadata?: PropertyMetadata | undefined;
    /**
     * Whether the sender must fill in the field before sending.
     *
     * Format: boolean-string
     */
    senderRequired?: ("true" | "false") | undefined;
    /** Who may change `senderRequired`, and the values it may take. */
    senderRequiredMetadata?: PropertyMetadata | undefined;
    /** The items to choose from. */
    listItems?: ListItem[] | undefined;
    /** The value of the item that was chosen, not its text. */
    listSelectedValue?: string | undefined;
    /** Who may change `listSelectedValue`, and the values it may take. */
    listSelectedValueMetadata?: PropertyMetadata | undefined;
}
