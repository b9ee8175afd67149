import type {
  ClickwrapStatus,
  ClickwrapVersionDeleteResponse,
  DeletionStatus,
} from '@countersign/types/click';
import type { State } from '../../../state/state.ts';
import { changeStatus } from './change-status.ts';
import { presentVersion } from './present-clickwrap.ts';
import { saveClickwrap, type StoredClickwrap, type StoredVersion } from './stored-clickwrap.ts';

/** The outcome of a deletion. */
interface Deletion {
  deletionSuccess: boolean;
  deletionMessage: string;
}

/** Presents a status as the answers to deletions write it, such as `Deleted`. @evidence public */
export function presentDeletionStatus(status: ClickwrapStatus): DeletionStatus {
  return status.slice(0, 1).toUpperCase() + status.slice(1);
}

/** Deletes versions of a clickwrap, and saves it. Those that are active or deleted stay. */
export async function deleteVersions(
  state: State,
  clickwrap: StoredClickwrap,
  versions: readonly StoredVersion[],
  userId: string,
): Promise<ClickwrapVersionDeleteResponse[]> {
  const outcomes: ClickwrapVersionDeleteResponse[] = [];
  for (const version of versions) {
    const outcome = judge(version);
    if (outcome.deletionSuccess) await changeStatus(state, clickwrap, version, 'deleted', userId);
    const { status, ...facts } = presentVersion(clickwrap, version);
    outcomes.push({ ...outcome, ...facts, status: presentDeletionStatus(status) });
  }
  await saveClickwrap(state, clickwrap);
  return outcomes;
}

function judge({ status }: StoredVersion): Deletion {
  switch (status) {
    case 'active':
      return {
        deletionSuccess: false,
        deletionMessage: 'The active version cannot be deleted. Make it inactive first.',
      };
    case 'deleted':
      return { deletionSuccess: false, deletionMessage: 'The version was deleted before.' };
    default:
      return { deletionSuccess: true, deletionMessage: 'The version was deleted.' };
  }
}

/** Deletes a clickwrap with all its versions, unless one is active. */
export async function deleteWhole(
  state: State,
  clickwrap: StoredClickwrap,
  userId: string,
): Promise<Deletion> {
  const { versions } = clickwrap;
  if (versions.some(({ status }) => status === 'active'))
    return {
      deletionSuccess: false,
      deletionMessage: 'The clickwrap has an active version, which cannot be deleted.',
    };
  const outcomes = await deleteVersions(state, clickwrap, versions, userId);
  return outcomes.some(({ deletionSuccess }) => deletionSuccess === true)
    ? { deletionSuccess: true, deletionMessage: 'The clickwrap was deleted.' }
    : { deletionSuccess: false, deletionMessage: 'The clickwrap was deleted before.' };
}
