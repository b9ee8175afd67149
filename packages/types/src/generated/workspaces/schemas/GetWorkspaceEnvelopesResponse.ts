// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WorkspaceEnvelopeSummary } from './WorkspaceEnvelopeSummary.js';

/** The envelopes of a workspace. */
export interface GetWorkspaceEnvelopesResponse {
    /** All envelopes. The list is not paged. */
    envelopes: WorkspaceEnvelopeSummary[];
}
