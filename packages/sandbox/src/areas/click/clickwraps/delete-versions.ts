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
  /** True for one that took place; others do not have it. */
  deletionSuccess?: true;
  deletionMessage: string;
}

/** The words of the service for an active version, and for a clickwrap that has one. @evidence public */
const isActive: Deletion = { deletionMessage: 'Active clickwrap version cannot be deleted.' };

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
    if (outcome.deletionSuccess === true)
      await changeStatus(state, clickwrap, version, 'deleted', userId);
    const { status, ...facts } = presentVersion(clickwrap, version);
    outcomes.push({ ...outcome, ...facts, status: presentDeletionStatus(status) });
  }
  await saveClickwrap(state, clickwrap);
  return outcomes;
}

function judge({ status }: StoredVersion): Deletion {
  switch (status) {
    case 'active':
      return isActive;
    case 'deleted':
      return { deletionMessage: 'The version was deleted before.' };
    default:
      return {
        deletionSuccess: true,
        deletionMessage: 'Successfully deleted the clickwrap version.',
      };
  }
}

/** Deletes a clickwrap with all its versions, unless one is active. */
export async function deleteWhole(
  state: State,
  clickwrap: StoredClickwrap,
  userId: string,
): Promise<Deletion> {
  const { versions } = clickwrap;
  if (versions.some(({ status }) => status === 'active')) return isActive;
  const outcomes = await deleteVersions(state, clickwrap, versions, userId);
  return outcomes.some(({ deletionSuccess }) => deletionSuccess === true)
    ? { deletionSuccess: true, deletionMessage: 'Successfully deleted the clickwrap.' }
    : { deletionMessage: 'The clickwrap was deleted before.' };
}
