// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountIdentityInputOption } from './accountIdentityInputOption.js';
import type { AccountIdentityVerificationStep } from './accountIdentityVerificationStep.js';
import type { AccountSignatureProvider } from './accountSignatureProvider.js';

/** An identity verification workflow that senders can select for a recipient. */
export interface AccountIdentityVerificationWorkflow {
    /** The default description of the workflow, which explains what the recipient has to do. */
    defaultDescription?: string | undefined;
    /** The default name of the workflow. It applies unless the account defines its own name. */
    defaultName?: string | undefined;
    /** The inputs that the sender must or can provide when selecting the workflow. */
    inputOptions?: AccountIdentityInputOption[] | undefined;
    /**
     * The signature provider that belongs to the workflow. It is empty if the workflow is not
     * intended for signers.
     */
    signatureProvider?: AccountSignatureProvider | undefined;
    /**
     * The GUID of the workflow. Recipients reference the workflow with this ID.
     *
     * Format: guid
     */
    workflowId?: string | undefined;
    /** The key of the text resources of the workflow. */
    workflowResourceKey?: string | undefined;
    /**
     * The position of this object in lists, in ascending order.
     *
     * Format: integer-string
     */
    displayOrder?: string | undefined;
    /**
     * Indicates whether the workflow is disabled and can no longer be selected.
     *
     * Format: boolean-string
     */
    isDisabled?: ("true" | "false") | undefined;
    /** The owner of the workflow: the service or the account. */
    ownerType?: string | undefined;
    /** The steps that the recipient completes. */
    steps?: AccountIdentityVerificationStep[] | undefined;
    /** The name that the account gave to the workflow. */
    workflowLabel?: string | undefined;
}
