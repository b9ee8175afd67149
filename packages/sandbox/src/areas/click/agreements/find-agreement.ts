import type { Context } from '../../../engine/context.ts';
import type { State } from '../../../state/state.ts';
import { findAnyClickwrap, findVersion } from '../clickwraps/find-clickwrap.ts';
import type { StoredClickwrap, StoredVersion } from '../clickwraps/stored-clickwrap.ts';
import { refusal } from '../refusal.ts';
import { agreements, type StoredAgreement } from './stored-agreement.ts';

/** An agreement, and what it is about. */
export interface FoundAgreement {
  clickwrap: StoredClickwrap;
  version: StoredVersion;
  agreement: StoredAgreement;
}

/**
 * Finds an agreement of a clickwrap of the account.
 * @throws Refusal ENTITY_NOT_FOUND
 */
export async function findAgreement(
  state: State,
  context: Pick<Context, 'account'>,
  { clickwrapId, agreementId }: { clickwrapId: string; agreementId: string },
): Promise<FoundAgreement> {
  const clickwrap = await findAnyClickwrap(state, context, clickwrapId);
  const agreement = await state
    .of(agreements)
    .get(clickwrap.clickwrapId, agreementId.toLowerCase());
  if (agreement === undefined)
    throw refusal(
      'ENTITY_NOT_FOUND',
      `Unable to find the agreement ${agreementId} of the clickwrap ${clickwrap.name}. List its users.`,
    );
  return { clickwrap, version: findVersion(clickwrap, agreement.versionId), agreement };
}
