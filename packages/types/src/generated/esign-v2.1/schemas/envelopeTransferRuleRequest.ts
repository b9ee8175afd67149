// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Folder } from './folder.js';
import type { Group } from './group.js';
import type { UserInformation } from './userInformation.js';

/** A new transfer rule, for all members and groups that it names. */
export interface EnvelopeTransferRuleRequest {
    /**
     * Specifies whether the previous owner receives a copy of the envelope.
     *
     * Format: boolean-string
     */
    carbonCopyOriginalOwner?: ("true" | "false") | undefined;
    /**
     * Specifies whether the rule is in effect. A rule that is off is kept, without effect.
     *
     * Format: boolean-string
     */
    enabled?: ("true" | "false") | undefined;
    /**
     * The ID of the rule. It is set by the service.
     *
     * Format: guid
     */
    readonly envelopeTransferRuleId?: string | undefined;
    /**
     * The moment at which an envelope is transferred: before it is sent, after it was sent, or after it was
     * completed.
     */
    eventType?: ("sent" | "before sent" | "completed") | undefined;
    /** The groups whose envelopes are to be transferred. One rule is created for each. */
    fromGroups?: Group[] | undefined;
    /** The members whose envelopes are to be transferred. One rule is created for each. */
    fromUsers?: UserInformation[] | undefined;
    /**
     * The date and time when the rule was last changed.
     *
     * Format: date-time
     */
    readonly modifiedDate?: string | undefined;
    /** The administrator who last changed the rule. */
    modifiedUser?: UserInformation | undefined;
    /** The folder of the new owner into which the envelope is moved. */
    toFolder?: Folder | undefined;
    /** The new owner of the envelopes. */
    toUser?: UserInformation | undefined;
}
