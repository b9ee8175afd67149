// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PropertyMetadata } from './propertyMetadata.js';
import type { RecipientIdentityInputOption } from './recipientIdentityInputOption.js';

/** The workflow by which a recipient proves who they are, chosen from those of the account. */
export interface RecipientIdentityVerification {
    /** What the workflow needs to know beforehand, such as telephone numbers. */
    inputOptions?: RecipientIdentityInputOption[] | undefined;
    /** The workflow, by the ID under which the account has it. */
    workflowId?: string | undefined;
    /** Who may change `workflowId`, and the values it may take. */
    workflowIdMetadata?: PropertyMetadata | undefined;
    /** The name under which people know the workflow. */
    workflowLabel?: string | undefined;
}
