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
    /** The value of the tab, given by the sender or filled in by the signer. */
    value?: string | undefined;
    /** Metadata about whether `value` can be changed, and its allowed values. */
    valueMetadata?: PropertyMetadata | undefined;
    /** The value of the tab when the envelope was sent, so that changes can be detected. */
    originalValue?: string | undefined;
    /** Metadata about whether `originalValue` can be changed, and its allowed values. */
    originalValueMetadata?: PropertyMetadata | undefined;
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
    /** The name of the group. It must be unique among the groups of the recipient. */
    groupName?: string | undefined;
    /** Metadata about whether `groupName` can be changed, and its allowed values. */
    groupNameMetadata?: PropertyMetadata | undefined;
    /** The options, each with its place and value, of which the recipient chooses one. */
    radios?: Radio[] | undefined;
    /** The tooltip that the signer sees when pointing at a button of the group. */
    tooltip?: string | undefined;
    /** Metadata about whether `tooltip` can be changed, and its allowed values. */
    tooltipMetadata?: PropertyMetadata | undefined;
}
