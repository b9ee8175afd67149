// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** What the people in a workspace may do in it. */
export interface WorkspaceSettings {
    /**
     * Whether people may write comments on the files of the workspace.
     *
     * Format: boolean-string
     */
    commentsAllowed?: ("true" | "false") | undefined;
}
