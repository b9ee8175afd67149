// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountIdentityInputOption } from './accountIdentityInputOption.js';
import type { AccountIdentityVerificationStep } from './accountIdentityVerificationStep.js';
import type { AccountSignatureProvider } from './accountSignatureProvider.js';

/** A way of verifying identity that senders may set for a recipient. */
export interface AccountIdentityVerificationWorkflow {
    /** What the recipient has to do, in words. */
    defaultDescription?: string | undefined;
    /** What the workflow is called unless the account calls it otherwise. */
    defaultName?: string | undefined;
    /** What the sender must or may supply when choosing the workflow. */
    inputOptions?: AccountIdentityInputOption[] | undefined;
    /**
     * The provider of signatures that belongs to the workflow; empty where it is not meant for
     * signers.
     */
    signatureProvider?: AccountSignatureProvider | undefined;
    /**
     * The workflow, by the GUID that recipients name to be verified by it.
     *
     * Format: guid
     */
    workflowId?: string | undefined;
    /** The key under which texts of the workflow are found. */
    workflowResourceKey?: string | undefined;
    /**
     * The place in which it is shown among its kind, counted upwards.
     *
     * Format: integer-string
     */
    displayOrder?: string | undefined;
    /**
     * Whether the workflow can no longer be chosen.
     *
     * Format: boolean-string
     */
    isDisabled?: ("true" | "false") | undefined;
    /** Who defined the workflow: the service or the account. */
    ownerType?: string | undefined;
    /** The steps through which the recipient is led. */
    steps?: AccountIdentityVerificationStep[] | undefined;
    /** The account's own name for the workflow. */
    workflowLabel?: string | undefined;
}
