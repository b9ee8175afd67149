// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The data of a workspace that can be changed. */
export interface UpdateWorkspaceBody {
    /** The new name of the workspace. */
    name: string;
}
