// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The state of a request to delete personal data. `pending` means that the deletion continues in
 * the background. `already_redacted` means that an earlier request deleted the data.
 */
export type DataRedactionStatus = "unknown" | "pending" | "failure" | "success" | "already_redacted" | (string & {});
