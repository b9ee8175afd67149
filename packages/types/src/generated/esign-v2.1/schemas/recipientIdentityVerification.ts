// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PropertyMetadata } from './propertyMetadata.js';
import type { RecipientIdentityInputOption } from './recipientIdentityInputOption.js';

/** The workflow with which a recipient's identity is verified. It is one of the account's workflows. */
export interface RecipientIdentityVerification {
    /** The inputs that the workflow requires, such as telephone numbers. */
    inputOptions?: RecipientIdentityInputOption[] | undefined;
    /** The ID of the workflow in the account. */
    workflowId?: string | undefined;
    /** Metadata about whether `workflowId` can be changed, and its allowed values. */
    workflowIdMetadata?: PropertyMetadata | undefined;
    /** The readable name of the workflow. */
    workflowLabel?: string | undefined;
}
