import type { Workspace, WorkspaceUser } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { dateTime } from '../../engine/date-time.ts';
import { members, type StoredMember } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { findPerson } from './find-workspace.ts';
import type { StoredWorkspace } from './stored-workspace.ts';

/** Presents a user as a person of a workspace. */
export type PresentPerson = (userId: string) => WorkspaceUser;

/** Reads who the people are that a workspace and its items name. */
export async function readPeople(
  state: State,
  { account }: Pick<Context, 'account'>,
  workspace: StoredWorkspace,
): Promise<PresentPerson> {
  const { workspaceId } = workspace;
  const known = new Map<string, StoredMember>();
  for (const one of await state.of(members).list(account.accountId)) known.set(one.userId, one);
  return (userId) => {
    const person = findPerson(workspace, userId);
    const member = known.get(userId);
    return {
      userId,
      ...(member !== undefined && { userName: member.userName, email: member.email }),
      accountId: account.accountId,
      accountName: account.name,
      workspaceId,
      // An administrator can change a workspace without a part in it.
      ...(person !== undefined && {
        workspaceUserId: person.workspaceUserId,
        type: person.type,
        status: 'active',
        created: dateTime(person.createdAt),
        activeSince: dateTime(person.createdAt),
      }),
    };
  };
}

/** A workspace as the service shows it. */
export function presentWorkspace(
  { caller, origin, older }: Pick<Context, 'caller' | 'origin' | 'older'>,
  workspace: StoredWorkspace,
  presentPerson: PresentPerson,
): Workspace {
  const uri = `/workspaces/${workspace.workspaceId}`;
  return {
    workspaceId: workspace.workspaceId,
    workspaceName: workspace.name,
    workspaceDescription: workspace.description,
    workspaceUri: uri,
    workspaceBaseUrl: `${origin}/restapi/${older ? 'v2' : 'v2.1'}/accounts/${caller.accountId}${uri}`,
    status: workspace.status,
    billableAccountId: workspace.billableAccountId,
    created: dateTime(workspace.createdAt),
    createdByInformation: presentPerson(workspace.createdById),
    lastModified: dateTime(workspace.modifiedAt),
    lastModifiedByInformation: presentPerson(workspace.modifiedById),
    callerInformation: presentPerson(caller.userId),
    settings: { commentsAllowed: workspace.commentsAllowed },
  };
}
