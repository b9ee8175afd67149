import { randomUUID } from 'node:crypto';
import type { UserAgreementRequest } from '@countersign/types/click';
import type { State } from '../../../state/state.ts';
import {
  findActive,
  type StoredClickwrap,
  type StoredVersion,
} from '../clickwraps/stored-clickwrap.ts';
import { findVersion } from '../clickwraps/find-clickwrap.ts';
import { refusal } from '../refusal.ts';
import { isStillAgreed } from './is-still-agreed.ts';
import { agreements, saveAgreement, type StoredAgreement } from './stored-agreement.ts';

/** The agreement of a person, and the version that it is about. */
export interface AskedAgreement {
  agreement: StoredAgreement;
  version: StoredVersion;
  /** True if the person has agreed, and is not asked again. */
  isAgreed: boolean;
}

/**
 * Finds the agreement of a person with the active version of a clickwrap, or creates one that
 * waits for the answer. One that waits already gets the values of the request.
 * @throws Refusal NO_ACTIVE_VERSION
 * @evidence public
 */
export async function askAgreement(
  state: State,
  clickwrap: StoredClickwrap,
  request: UserAgreementRequest,
): Promise<AskedAgreement> {
  const version = findActive(clickwrap);
  if (version === undefined)
    throw refusal(
      'NO_ACTIVE_VERSION',
      `There are no active versions for clickwrapId ${clickwrap.clickwrapId}. Activate a version first.`,
    );
  const all = await state.of(agreements).list(clickwrap.clickwrapId);
  const own = all.filter(({ clientUserId }) => clientUserId === request.clientUserId);
  const agreed = own.findLast((one) => isStillAgreed(clickwrap, version, one, state.now));
  if (agreed !== undefined)
    return { agreement: agreed, version: findVersion(clickwrap, agreed.versionId), isAgreed: true };
  const waiting = own.findLast(
    ({ status, versionId }) => status === 'created' && versionId === version.versionId,
  );
  const { clientUserId, documentData, metadata, returnUrl } = request;
  const agreement: StoredAgreement = {
    agreementId: waiting?.agreementId ?? randomUUID(),
    accountId: clickwrap.accountId,
    clickwrapId: clickwrap.clickwrapId,
    versionId: version.versionId,
    clientUserId,
    status: 'created',
    createdAt: waiting?.createdAt ?? state.now,
    ...(documentData !== undefined && { documentData }),
    ...(metadata !== undefined && { metadata }),
    ...(returnUrl !== undefined && { returnUrl }),
  };
  await saveAgreement(state, agreement);
  return { agreement, version, isAgreed: false };
}
