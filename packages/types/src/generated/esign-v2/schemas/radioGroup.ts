// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PropertyMetadata } from './propertyMetadata.js';
import type { Radio } from './radio.js';

/**
 * Buttons of which the signer chooses one. The group has the recipient and the document, each
 * button its own place.
 */
export interface RadioGroup {
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
    /** What stands in the tab, given by the sender or filled in by the signer. */
    value?: string | undefined;
    /** Who may change `value`, and the values it may take. */
    valueMetadata?: PropertyMetadata | undefined;
    /** The value that stood here when the envelope was sent, so that a change can be told. */
    originalValue?: string | undefined;
    /** Who may change `originalValue`, and the values it may take. */
    originalValueMetadata?: PropertyMetadata | undefined;
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
    /** The name of the group; no other group of the recipient has it. */
    groupName?: string | undefined;
    /** Who may change `groupName`, and the values it may take. */
    groupNameMetadata?: PropertyMetadata | undefined;
    /** The buttons of the group. */
    radios?: Radio[] | undefined;
    /** What the signer reads when pointing at a button of the group. */
    tooltip?: string | undefined;
    /** Who may change `tooltip`, and the values it may take. */
    tooltipMetadata?: PropertyMetadata | undefined;
}
