// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The confirmation that an instance was canceled. */
export interface CancelWorkflowInstanceResponse {
    /** A sentence that names the instance and its workflow. */
    message?: string | undefined;
}
