import type { ClickwrapStatus } from '@countersign/types/click';
import type { State } from '../../../state/state.ts';
import { refusal } from '../refusal.ts';
import { cancelActivation } from './schedule-activation.ts';
import {
  findActive,
  formatNumber,
  newestVersion,
  type StoredClickwrap,
  type StoredVersion,
} from './stored-clickwrap.ts';

/**
 * Changes the status of a version. Of a clickwrap, the newest version can be active, and the one
 * before becomes inactive in the same moment. The clickwrap is changed, and not saved.
 * @throws Refusal INVALID_REQUEST_BODY for a status that the version cannot get
 * @evidence public
 */
export async function changeStatus(
  state: State,
  clickwrap: StoredClickwrap,
  version: StoredVersion,
  status: ClickwrapStatus,
  userId: string,
): Promise<void> {
  if (version.status === status) return;
  const problem = explainRefusal(clickwrap, version, status);
  if (problem !== undefined)
    throw refusal(
      'INVALID_REQUEST_BODY',
      `/status: version ${formatNumber(version)} of ${clickwrap.name} ${problem}`,
    );
  if (status === 'active') {
    const before = findActive(clickwrap);
    if (before !== undefined) note(state, before, 'inactive', userId);
    version.activatedAt = state.now;
  }
  note(state, version, status, userId);
  await cancelActivation(state, version);
}

function explainRefusal(
  clickwrap: StoredClickwrap,
  version: StoredVersion,
  status: ClickwrapStatus,
): string | undefined {
  if (version.status === 'deleted') return 'is deleted. Create a version.';
  if (status === 'draft') return 'is no draft any more. Create a version.';
  if (status === 'deleted' && version.status === 'active')
    return 'is active, so it cannot be deleted. Make it inactive first.';
  if (status === 'active' && version !== newestVersion(clickwrap))
    return 'is not the newest, and only that one can be active. Create a version.';
  return undefined;
}

function note(
  { now }: Pick<State, 'now'>,
  version: StoredVersion,
  status: ClickwrapStatus,
  userId: string,
): void {
  version.status = status;
  version.modifiedAt = now;
  version.modifiedBy = userId;
}
