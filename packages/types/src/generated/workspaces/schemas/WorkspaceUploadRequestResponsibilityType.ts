// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The part of a person in an upload request. An `assignee` uploads documents and completes it, a
 * `watcher` is only told about it.
 */
export type WorkspaceUploadRequestResponsibilityType = "watcher" | "assignee" | (string & {});
