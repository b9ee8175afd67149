import type { ClickwrapRequest } from '@countersign/types/click';
import { writeStatus } from '../../../engine/status-in-words.ts';
import type { StoredMember } from '../../../state/model/account.ts';
import type { State } from '../../../state/state.ts';
import { refusal } from '../refusal.ts';
import { nextNumber } from './add-version.ts';
import { changeStatus } from './change-status.ts';
import { requireOwner, requireUndeleted } from './find-clickwrap.ts';
import { readName, readParts, readSchedules } from './read-request.ts';
import { scheduleActivation } from './schedule-activation.ts';
import { formatNumber, type StoredClickwrap, type StoredVersion } from './stored-clickwrap.ts';
import { transferClickwrap } from './transfer-clickwrap.ts';

/** The parts that only a draft can change. @evidence inferred */
const partsOfDrafts = [
  'dataFields',
  'displaySettings',
  'documents',
  'requireReacceptance',
] as const;

/**
 * Changes a version in place: a draft as a whole, others in their status and schedules. The
 * clickwrap is not saved.
 * @throws Refusal INVALID_REQUEST_BODY, UNABLE_TO_LOAD_DOCUMENT, USER_LACKS_PERMISSIONS
 */
export async function changeVersion(
  state: State,
  clickwrap: StoredClickwrap,
  version: StoredVersion,
  body: ClickwrapRequest,
  caller: StoredMember,
): Promise<void> {
  const isDraft = version.status === 'draft';
  if (!isDraft || (body.status ?? 'draft') !== 'draft' || body.isShared !== undefined)
    requireOwner(clickwrap, caller);
  requireUndeleted(clickwrap, version);
  const changed = partsOfDrafts.find((part) => body[part] !== undefined);
  if (!isDraft && changed !== undefined)
    throw refusal(
      'INVALID_REQUEST_BODY',
      `/${changed}: version ${formatNumber(version)} is ${writeStatus(version.status)}, and only a draft can be changed. Create a version.`,
    );
  const parts = isDraft ? await readParts(state, body, version) : readSchedules(body, version);
  for (const part of ['scheduledAt', 'reacceptance'] as const) delete version[part];
  Object.assign(version, parts, { modifiedAt: state.now, modifiedBy: caller.userId });
  if (isDraft && (body.requireReacceptance ?? body.isMajorVersion) !== undefined) {
    const isMajor = version.requireReacceptance || body.isMajorVersion === true;
    const others = clickwrap.versions.filter((one) => one !== version);
    Object.assign(version, nextNumber(others, isMajor));
  }
  const name = readName(body);
  if (name !== '') clickwrap.name = name;
  if (body.isShared !== undefined) clickwrap.isShared = body.isShared;
  if (body.transferToUserId !== undefined) requireOwner(clickwrap, caller);
  await transferClickwrap(state, clickwrap, body);
  if (body.status !== undefined)
    await changeStatus(state, clickwrap, version, body.status, caller.userId);
  await scheduleActivation(state, clickwrap, version);
}
