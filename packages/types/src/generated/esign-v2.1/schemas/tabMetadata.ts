// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { LocalePolicyTab } from './localePolicyTab.js';
import type { Measure } from './measure.js';
import type { MergeField } from './mergeField.js';
import type { PropertyMetadata } from './propertyMetadata.js';

/**
 * A custom tab: the settings of a tab that an account keeps under a name, so that senders can
 * use them in many envelopes.
 */
export interface TabMetadata {
    /** The text in the document at which the tab is placed. */
    anchor?: string | undefined;
    /**
     * Specifies whether the search for the anchor text is case-sensitive.
     *
     * Format: boolean-string
     */
    anchorCaseSensitive?: ("true" | "false") | undefined;
    /** The end of the anchor text with which the tab is aligned. */
    anchorHorizontalAlignment?: ("left" | "right" | (string & {})) | undefined;
    /**
     * Specifies whether the tab is omitted without an error if the anchor text is not found.
     *
     * Format: boolean-string
     */
    anchorIgnoreIfNotPresent?: ("true" | "false") | undefined;
    /**
     * Specifies whether the anchor text matches only whole words.
     *
     * Format: boolean-string
     */
    anchorMatchWholeWord?: ("true" | "false") | undefined;
    /** The unit of the two offsets, such as `pixels` or `inches`. */
    anchorUnits?: string | undefined;
    /** The horizontal offset of the tab from the anchor text. */
    anchorXOffset?: Measure | undefined;
    /** The vertical offset of the tab from the anchor text. */
    anchorYOffset?: Measure | undefined;
    /**
     * Specifies whether the text is printed in bold. Without it, it is not.
     *
     * Format: boolean-string
     */
    bold?: ("true" | "false") | undefined;
    /**
     * Specifies whether several recipients can change the value.
     *
     * Format: boolean-string
     */
    collaborative?: ("true" | "false") | undefined;
    /**
     * Specifies whether the value is shown as asterisks after signing.
     *
     * Format: boolean-string
     */
    concealValueOnDocument?: ("true" | "false") | undefined;
    /** The name of the user who created the tab definition. */
    createdByDisplayName?: string | undefined;
    /** The ID of the user who created the tab definition. */
    createdByUserId?: string | undefined;
    /** The ID of the tab definition. */
    customTabId?: string | undefined;
    /**
     * Specifies whether the field keeps its size regardless of its text.
     *
     * Format: boolean-string
     */
    disableAutoSize?: ("true" | "false") | undefined;
    /**
     * Specifies whether the caller can change the tab definition.
     *
     * Format: boolean-string
     */
    editable?: ("true" | "false") | undefined;
    /** The font of the text, such as `Helvetica`. */
    font?: string | undefined;
    /** The color of the text, or `default`. */
    fontColor?: string | undefined;
    /** The size of the text, such as `Size9`, or `default`. */
    fontSize?: string | undefined;
    /**
     * The vertical extent on the page, in pixels of which 72 are an inch. `0` in a response
     * leaves it to the kind of tab.
     */
    height?: string | undefined;
    /**
     * Specifies whether the value is included in the e-mail about the completed envelope.
     *
     * Format: boolean-string
     */
    includedInEmail?: ("true" | "false") | undefined;
    /** The value of the tab before the signer changes it. */
    initialValue?: string | undefined;
    /**
     * Specifies whether the text is printed in italics. Without it, it is not.
     *
     * Format: boolean-string
     */
    italic?: ("true" | "false") | undefined;
    /** The options of a list. */
    items?: string[] | undefined;
    /**
     * The time of the last change.
     *
     * Format: date-time
     */
    lastModified?: string | undefined;
    /** The name of the user who last changed the tab definition. */
    lastModifiedByDisplayName?: string | undefined;
    /** The ID of the user who last changed the tab definition. */
    lastModifiedByUserId?: string | undefined;
    /** The number or currency format of the tab. */
    localePolicy?: LocalePolicyTab | undefined;
    /**
     * Specifies whether the signer cannot change the value.
     *
     * Format: boolean-string
     */
    locked?: ("true" | "false") | undefined;
    /** The maximum number of characters that the signer can enter; empty if there is no limit. */
    maximumLength?: string | undefined;
    /** The maximum value that is accepted, as a decimal number. */
    maxNumericalValue?: string | undefined;
    /** The field in another system from which the tab takes its value. */
    mergeField?: MergeField | undefined;
    /** The minimum value that is accepted, as a decimal number. */
    minNumericalValue?: string | undefined;
    /** The name of the tab definition. Its length is at most 100 characters. */
    name?: string | undefined;
    /** The value as a decimal number. */
    numericalValue?: string | undefined;
    /** The code of what the signer pays for, such as the number of an article. */
    paymentItemCode?: string | undefined;
    /** The text that tells the signer what the payment is for. */
    paymentItemDescription?: string | undefined;
    /** The name of what the signer pays for, as shown to the signer. */
    paymentItemName?: string | undefined;
    /**
     * Specifies whether all recipients must initial a change of the value.
     *
     * Format: boolean-string
     */
    requireAll?: ("true" | "false") | undefined;
    /**
     * Specifies whether the signer must fill in the tab.
     *
     * Format: boolean-string
     */
    required?: ("true" | "false") | undefined;
    /**
     * Specifies whether a recipient who changes a shared value must initial the change.
     *
     * Format: boolean-string
     */
    requireInitialOnSharedChange?: ("true" | "false") | undefined;
    /** The scale of the tab, where 1 is 100 percent. */
    scaleValue?: string | undefined;
    /**
     * Specifies whether a checkbox is selected at first.
     *
     * Format: boolean-string
     */
    selected?: ("true" | "false") | undefined;
    /**
     * Specifies whether all members of the account can use the tab definition.
     *
     * Format: boolean-string
     */
    shared?: ("true" | "false") | undefined;
    /** The ID of the signature provider of a signature tab. */
    signatureProviderId?: string | undefined;
    /** The kind of image that a stamp tab takes. */
    stampType?: ("signature" | "stamp" | (string & {})) | undefined;
    /** Metadata about whether `stampType` can be changed, and its allowed values. */
    stampTypeMetadata?: PropertyMetadata | undefined;
    /** The label of the tab. The default is the name. */
    tabLabel?: string | undefined;
    /** The type of tab, such as `text`, `list` or `checkbox`. */
    type?: string | undefined;
    /**
     * Specifies whether the text is printed with a line below. Without it, it is not.
     *
     * Format: boolean-string
     */
    underline?: ("true" | "false") | undefined;
    /** The message that the signer sees if the text does not match the pattern. */
    validationMessage?: string | undefined;
    /** The regular expression that the text must match. */
    validationPattern?: string | undefined;
    /** The type of validation, such as `number` or `email`. */
    validationType?: string | undefined;
    /**
     * The horizontal extent on the page, in pixels of which 72 are an inch. `0` in a response
     * leaves it to the kind of tab.
     */
    width?: string | undefined;
}

/**
 * `TabMetadata` in a response: with the members that the service always writes.
 */
export interface TabMetadataAnswer extends TabMetadata {
    bold: ("true" | "false");
    collaborative: ("true" | "false");
    concealValueOnDocument: ("true" | "false");
    disableAutoSize: ("true" | "false");
    editable: ("true" | "false");
    font: string;
    fontColor: string;
    fontSize: string;
    initialValue: string;
    italic: ("true" | "false");
    locked: ("true" | "false");
    maximumLength: string;
    name: string;
    requireAll: ("true" | "false");
    required: ("true" | "false");
    requireInitialOnSharedChange: ("true" | "false");
    shared: ("true" | "false");
    tabLabel: string;
    underline: ("true" | "false");
    validationMessage: string;
    width: string;
}
