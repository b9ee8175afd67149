import { viewsPath } from '../../../pages/paths.ts';
import type { State } from '../../../state/state.ts';

/** The step of the addresses of the pages of people in workspaces. */
export const workspacePage = 'workspace';

/** Formats the path of the page of a person in a workspace, or of a document on it. */
export function workspacePagePath(
  { tenant }: Pick<State, 'tenant'>,
  token: string,
  ...steps: string[]
): string {
  const query = new URLSearchParams({ tenant: tenant.name });
  return `${viewsPath}/${[workspacePage, token, ...steps].map(encodeURIComponent).join('/')}?${query}`;
}
