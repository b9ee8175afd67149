// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkSendingCopyPrefillTab } from './BulkSendingCopyPrefillTab.js';
import type { BulksendingCopyDocGenFormField } from './BulksendingCopyDocGenFormField.js';
import type { BulkSendingCopyCustomField } from './bulkSendingCopyCustomField.js';
import type { BulkSendingCopyRecipient } from './bulkSendingCopyRecipient.js';

/** What one copy of the envelope has of its own. */
export interface BulkSendingCopy {
    /** Values for the envelope custom fields of this copy. The source must have those fields. */
    customFields?: BulkSendingCopyCustomField[] | undefined;
    /** The text of the e-mails for this copy, in place of that of the source. */
    emailBlurb?: string | undefined;
    /** The subject of the e-mails for this copy, in place of that of the source. */
    emailSubject?: string | undefined;
    /** The recipients of this copy, matched to those of the source by role or by ID. */
    recipients?: BulkSendingCopyRecipient[] | undefined;
    /** Values for the fields of documents that are generated for this copy. */
    docGenFormFields?: BulksendingCopyDocGenFormField[] | undefined;
    /** Values for the tabs that the sender fills in before sending. */
    prefillTabs?: BulkSendingCopyPrefillTab[] | undefined;
}
