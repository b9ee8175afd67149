// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The state of an upload request. The people learn of it when it is `in_progress`. */
export type WorkspaceUploadRequestStatus = "draft" | "in_progress" | "overdue" | "complete" | "unknown" | (string & {});
