// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkSendingCopyPrefillTab } from './BulkSendingCopyPrefillTab.js';
import type { BulksendingCopyDocGenFormField } from './BulksendingCopyDocGenFormField.js';
import type { BulkSendingCopyCustomField } from './bulkSendingCopyCustomField.js';
import type { BulkSendingCopyRecipient } from './bulkSendingCopyRecipient.js';

/** The data that is specific to one copy of the envelope. */
export interface BulkSendingCopy {
    /** The values of the envelope custom fields for this copy. The source must have these fields. */
    customFields?: BulkSendingCopyCustomField[] | undefined;
    /** The e-mail message for this copy. It replaces the message of the source. */
    emailBlurb?: string | undefined;
    /** The e-mail subject for this copy. It replaces the subject of the source. */
    emailSubject?: string | undefined;
    /**
     * The recipients of this copy, matched to the recipients of the source by role name or recipient
     * ID.
     */
    recipients?: BulkSendingCopyRecipient[] | undefined;
    /** The values of the fields in documents that are generated for this copy. */
    docGenFormFields?: BulksendingCopyDocGenFormField[] | undefined;
    /** The values of the tabs that the sender fills in before sending. */
    prefillTabs?: BulkSendingCopyPrefillTab[] | undefined;
}
