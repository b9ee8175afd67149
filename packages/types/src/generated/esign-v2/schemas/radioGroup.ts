// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PropertyMetadata } from './propertyMetadata.js';
import type { Radio } from './radio.js';

/**
 * A group of radio buttons from which the signer selects one. The group has a recipient and a
 * document, and each button has its own position.
 */
export interface RadioGroup {
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
    /** What stands in the tab, given by the sender or filled in by the signer. */
    value?: string | undefined;
    /** Who may change `value`, and the values it may take. */
    valueMetadata?: PropertyMetadata | undefined;
    /** The value of the tab when the envelope was sent, so that changes can be detected. */
    originalValue?: string | undefined;
    /** Who may change `originalValue`, and the values it may take. */
    originalValueMetadata?: PropertyMetadata | undefined;
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
    /** The name of the group. It must be unique among the groups of the recipient. */
    groupName?: string | undefined;
    /** Who may change `groupName`, and the values it may take. */
    groupNameMetadata?: PropertyMetadata | undefined;
    /** The radio buttons of the group. */
    radios?: Radio[] | undefined;
    /** The tooltip that the signer sees when pointing at a button of the group. */
    tooltip?: string | undefined;
    /** Who may change `tooltip`, and the values it may take. */
    tooltipMetadata?: PropertyMetadata | undefined;
}
