import { randomUUID } from 'node:crypto';
import type { ClickwrapRequest } from '@countersign/types/click';
import type { State } from '../../../state/state.ts';
import { refusal } from '../refusal.ts';
import { changeStatus } from './change-status.ts';
import type { VersionParts } from './read-request.ts';
import { scheduleActivation } from './schedule-activation.ts';
import {
  findDraft,
  saveClickwrap,
  type StoredClickwrap,
  type StoredVersion,
} from './stored-clickwrap.ts';

/**
 * Adds a version to a clickwrap in place of its draft, and saves it. Where people have to agree
 * again, the number is the next whole one.
 * @throws Refusal INVALID_REQUEST_BODY for a version that would be deleted at once
 */
export async function addVersion(
  state: State,
  clickwrap: StoredClickwrap,
  parts: VersionParts,
  { status = 'draft', isMajorVersion = false }: Pick<ClickwrapRequest, 'status' | 'isMajorVersion'>,
  { userId, versionId = randomUUID() }: { userId: string; versionId?: string },
): Promise<StoredVersion> {
  if (status === 'deleted')
    throw refusal('INVALID_REQUEST_BODY', '/status: a new version cannot be deleted.');
  const draft = findDraft(clickwrap);
  if (draft !== undefined) {
    clickwrap.versions = clickwrap.versions.filter((one) => one !== draft);
    await scheduleActivation(state, clickwrap, { ...draft, status: 'deleted' });
  }
  const version: StoredVersion = {
    versionId,
    ...nextNumber(clickwrap.versions, parts.requireReacceptance || isMajorVersion),
    status: 'draft',
    createdAt: state.now,
    modifiedAt: state.now,
    modifiedBy: userId,
    ...parts,
  };
  clickwrap.versions.push(version);
  await changeStatus(state, clickwrap, version, status, userId);
  await scheduleActivation(state, clickwrap, version);
  await saveClickwrap(state, clickwrap);
  return version;
}

/** Returns the number of the version after these. */
export function nextNumber(
  versions: readonly StoredVersion[],
  isMajor: boolean,
): Pick<StoredVersion, 'major' | 'minor'> {
  const last = versions.at(-1);
  if (last === undefined) return { major: 1, minor: 0 };
  return isMajor
    ? { major: last.major + 1, minor: 0 }
    : { major: last.major, minor: last.minor + 1 };
}
