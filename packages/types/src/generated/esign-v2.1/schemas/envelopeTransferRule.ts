// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Folder, FolderAnswer } from './folder.js';
import type { Group, GroupAnswer } from './group.js';
import type { UserInformation, UserInformationAnswer } from './userInformation.js';

/** A rule that gives the envelopes of a member or of a group to another member. */
export interface EnvelopeTransferRule {
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
     * The ID of the rule. It is set by the service. A change names the rule by it.
     *
     * Format: guid
     */
    envelopeTransferRuleId?: string | undefined;
    /**
     * The moment at which an envelope is transferred: before it is sent, after it was sent, or after it was
     * completed.
     */
    eventType?: ("sent" | "before sent" | "completed" | (string & {})) | undefined;
    /** The group whose envelopes are transferred. */
    fromGroup?: Group | undefined;
    /** The member whose envelopes are transferred. */
    fromUser?: UserInformation | undefined;
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

/**
 * `EnvelopeTransferRule` in a response: with the members that the service always writes.
 */
export interface EnvelopeTransferRuleAnswer extends EnvelopeTransferRule {
    fromGroup?: GroupAnswer | undefined;
    fromUser?: UserInformationAnswer | undefined;
    modifiedUser?: UserInformationAnswer | undefined;
    toFolder?: FolderAnswer | undefined;
    toUser?: UserInformationAnswer | undefined;
}
