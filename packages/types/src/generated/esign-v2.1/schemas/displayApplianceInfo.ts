// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DisplayApplianceAccount } from './displayApplianceAccount.js';
import type { DisplayApplianceDocument } from './displayApplianceDocument.js';
import type { DisplayApplianceDocumentPage } from './displayApplianceDocumentPage.js';
import type { DisplayApplianceEnvelope } from './displayApplianceEnvelope.js';
import type { DisplayAppliancePage } from './displayAppliancePage.js';
import type { DisplayApplianceRecipient } from './displayApplianceRecipient.js';

/** The data that a signing page needs in order to display an envelope. */
export interface DisplayApplianceInfo {
    /** The account of the sender. */
    account?: DisplayApplianceAccount | undefined;
    /** The pages of each document. */
    documentPages?: DisplayApplianceDocumentPage[] | undefined;
    /** The documents in their order. */
    documents?: DisplayApplianceDocument[] | undefined;
    /** The envelope itself. */
    envelope?: DisplayApplianceEnvelope | undefined;
    /** All pages in the order in which they are displayed. */
    pages?: DisplayAppliancePage[] | undefined;
    /** The recipients in their order. */
    recipients?: DisplayApplianceRecipient[] | undefined;
}
