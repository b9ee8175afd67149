import type { GetWorkspaceResponse } from '@countersign/types/workspaces';
import { dateTime } from '../../engine/date-time.ts';
import type { StoredWorkspace } from './stored-workspace.ts';

/** The paging fields of a list, which the engine replaces by those of the page. */
export const wholeList = {
  result_set_size: 0,
  start_position: 0,
  end_position: 0,
  total_row_count: 0,
};

/** Presents a workspace without its owners, as lists have it. */
export function presentSummary(workspace: StoredWorkspace) {
  return {
    workspace_id: workspace.workspaceId,
    name: workspace.name,
    created_date: dateTime(workspace.createdAt),
    created_by_user_id: workspace.createdBy,
  };
}

export function presentWorkspace(workspace: StoredWorkspace): GetWorkspaceResponse {
  return { ...presentSummary(workspace), workspace_owner_ids: workspace.ownerIds };
}
