// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The settings that control what the users of a workspace can do. */
export interface WorkspaceSettings {
    /**
     * Specifies whether users can comment on the files of the workspace.
     *
     * Format: boolean-string
     */
    commentsAllowed?: ("true" | "false") | undefined;
}
