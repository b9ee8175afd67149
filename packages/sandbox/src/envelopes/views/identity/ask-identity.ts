import type { MockResponse } from '@countersign/mock/core/server';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import type { CheckKind } from '../../../state/model/identity.ts';
import type { StoredRecipient } from '../../../state/model/recipient.ts';
import type { State } from '../../../state/state.ts';
import { type IdentityCheck, listChecks } from '../../identity/list-checks.ts';
import { failCheck, isLockedOut } from '../../identity/outcome.ts';
import type { StoredSession } from '../access/stored-view.ts';
import { type Signing, titleOf } from '../signing/signing.ts';
import { again, languageOf, leave, readAction, show } from '../visit.ts';
import { askDocument, askPortrait } from './ask-document.ts';
import { askQuestions } from './ask-questions.ts';
import { askTelephone } from './ask-telephone.ts';
import { createCheckVisit, type CheckVisit } from './check-visit.ts';

const pages: Readonly<Record<CheckKind, (visit: CheckVisit) => Promise<MockResponse>>> = {
  id_document: askDocument,
  liveness: askPortrait,
  phone: askTelephone,
  sms: askTelephone,
  knowledge: askQuestions,
};

/**
 * Asks a recipient to prove who it is, one check after the other; undefined once all are passed.
 * Codes and questions are asked in each session. A document is shown only once.
 */
export async function askIdentity(signing: Signing): Promise<MockResponse | undefined> {
  const { state, session, envelope, recipient } = signing;
  const checks = await listChecks(state, envelope, recipient);
  const open = findOpenCheck(checks, session, recipient);
  if (open === undefined) return undefined;
  const action = readAction(signing);
  const { t } = languageOf(signing);
  if (action === 'later')
    return leave(signing, 'cancel', t('You can continue later'), t('Nothing was signed.'));
  if (recipient.identity?.reviewSince !== undefined) return waitForReview(signing);
  if (isLockedOut(recipient)) return lockOut(signing);
  const visit = createCheckVisit(signing, open, checks);
  if (action === 'id-fail') {
    const reason = 'The recipient pressed the button that fails the check.';
    await failCheck(visit.checked, open, { reason, evidence: {}, final: true });
  }
  const page = isLockedOut(recipient) ? lockOut(signing) : await pages[open.kind](visit);
  await state.envelopes.put(envelope);
  if (recipient.identity?.reviewSince !== undefined) return again(signing);
  return isLockedOut(recipient) ? lockOut(signing) : page;
}

/** Checks whether a session may see the documents: all identity checks are passed. */
export async function hasProvedIdentity(
  state: State,
  session: StoredSession,
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
): Promise<boolean> {
  const checks = await listChecks(state, envelope, recipient);
  return findOpenCheck(checks, session, recipient) === undefined;
}

/** The first check that a recipient has not passed in a session. */
function findOpenCheck(
  checks: readonly IdentityCheck[],
  { identity }: StoredSession,
  recipient: StoredRecipient,
): IdentityCheck | undefined {
  if (recipient.identity?.passed === true) return undefined;
  return checks[identity?.passed ?? 0];
}

function lockOut(signing: Signing): MockResponse {
  const { t } = languageOf(signing);
  const sender = signing.envelope.sender.userName;
  return leave(
    signing,
    'id_check_failed',
    t('Your identity was not verified'),
    t('You cannot open these documents now. Ask {sender} to send them to you again.', { sender }),
  );
}

/** Shows that the sender has to decide; reloading the page continues after the decision. */
function waitForReview(signing: Signing): MockResponse {
  const { envelope } = signing;
  const { t } = languageOf(signing);
  const sender = envelope.sender.userName;
  return show(signing, {
    template: 'identity-wait',
    title: titleOf(envelope),
    data: {
      sender,
      heading: t('Your identity is being reviewed'),
      text: t(
        'Your document could not be checked automatically. {sender} was asked to review it. Come back after the review.',
        { sender },
      ),
    },
  });
}
