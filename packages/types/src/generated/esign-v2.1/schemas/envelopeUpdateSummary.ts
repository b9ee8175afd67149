// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkEnvelopeStatus } from './bulkEnvelopeStatus.js';
import type { ErrorDetails } from './errorDetails.js';
import type { ListCustomField } from './listCustomField.js';
import type { LockInformation } from './lockInformation.js';
import type { PurgeState } from './purgeState.js';
import type { RecipientUpdateResponse } from './recipientUpdateResponse.js';
import type { Tabs } from './tabs.js';
import type { TextCustomField } from './textCustomField.js';

/** What a change of an envelope came to, with the outcome for each part that was sent. */
export interface EnvelopeUpdateSummary {
    /**
     * The envelope that was changed.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
    purgeState?: PurgeState | undefined;
    /** The lock on the envelope, where there is one. */
    lockInformation?: LockInformation | undefined;
    /** The outcome for each recipient. */
    recipientUpdateResults?: RecipientUpdateResponse[] | undefined;
    /** The tabs as they are now, with the outcome for each. */
    tabUpdateResults?: Tabs | undefined;
    /** The outcome for each text field. */
    textCustomFieldUpdateResults?: TextCustomField[] | undefined;
    /** The outcome for each list field. */
    listCustomFieldUpdateResults?: ListCustomField[] | undefined;
    /** How far the copies are, where the envelope goes to a list of people. */
    bulkEnvelopeStatus?: BulkEnvelopeStatus | undefined;
    /** The outcome for the whole envelope. */
    readonly errorDetails?: ErrorDetails | undefined;
}
