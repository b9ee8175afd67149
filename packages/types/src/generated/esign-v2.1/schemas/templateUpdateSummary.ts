// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkEnvelopeStatus } from './bulkEnvelopeStatus.js';
import type { ErrorDetails } from './errorDetails.js';
import type { ListCustomField } from './listCustomField.js';
import type { LockInformation } from './lockInformation.js';
import type { PurgeState } from './purgeState.js';
import type { RecipientUpdateResponse } from './recipientUpdateResponse.js';
import type { Tabs } from './tabs.js';
import type { TextCustomField } from './textCustomField.js';

/** The result of updating a template, with the result for each part of the request. */
export interface TemplateUpdateSummary {
    /**
     * The ID of the envelope that was changed.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
    /**
     * The progress of removing the documents after the change, such as `documents_queued`;
     * `unpurged` if nobody has asked for it.
     */
    purgeState?: PurgeState | undefined;
    /**
     * The user who is editing and holds the lock, and when it ends. It is absent while nobody
     * does.
     */
    lockInformation?: LockInformation | undefined;
    /**
     * The outcome for every recipient of the request, in its order, each with its ID and an
     * error code, or `SUCCESS`.
     */
    recipientUpdateResults?: RecipientUpdateResponse[] | undefined;
    /** The current tabs, with the result for each tab. */
    tabUpdateResults?: Tabs | undefined;
    /** The result for each text custom field. */
    textCustomFieldUpdateResults?: TextCustomField[] | undefined;
    /** The result for each list custom field. */
    listCustomFieldUpdateResults?: ListCustomField[] | undefined;
    /** The progress of the copies, if the envelope is sent to a list of recipients. */
    bulkEnvelopeStatus?: BulkEnvelopeStatus | undefined;
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
}
