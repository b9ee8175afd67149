import { randomInt } from 'node:crypto';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { withoutUndefined } from '../../engine/without-undefined.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { notaryJournals, type StoredNotaryJournal } from '../../state/model/notary.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { addAudit, recipientActor } from '../life/events.ts';
import { isDone } from '../statuses.ts';
import { fillAutomaticTabs } from '../tabs/fill-automatic-tabs.ts';
import { eachTab } from '../tabs/each-tab.ts';
import { findRegisteredNotary, listCommissions, setCommission } from './commission.ts';
import { asNotaryHost, hasNotaryHost, listNotarySigners } from './session-members.ts';

/**
 * Rejects that a notary finishes before its signers.
 * @throws ServiceRefusal RECIPIENT_NOT_IN_SEQUENCE
 */
export function requireSigned(envelope: StoredEnvelope, notary: StoredRecipient): void {
  const waiting = listNotarySigners(envelope, notary).filter((one) => !isDone(one));
  if (waiting.length === 0) return;
  const ids = waiting.map(({ recipientId }) => recipientId).join(', ');
  throw new ServiceRefusal(
    'RECIPIENT_NOT_IN_SEQUENCE',
    `The notary, recipient ${notary.recipientId} of envelope ${envelope.envelopeId}, signs last. These recipients have not signed: ${ids}.`,
  );
}

/** Leaves an entry in the journal of the notary for each signer and document, when the act is done. */
export async function recordNotarialAct(
  state: State,
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
): Promise<void> {
  const isHosted = hasNotaryHost(recipient);
  if (recipient.type !== 'notary' && !isHosted) return;
  const notary = await findRegisteredNotary(state, envelope, recipient);
  const commission = recipient.commission ?? listCommissions(state, recipient, notary)[0];
  if (notary === undefined || commission === undefined) return;
  const host = asNotaryHost(recipient);
  if (host !== undefined) {
    setCommission(host, commission);
    fillAutomaticTabs(state, envelope, host);
    recipient.commission = commission;
  }
  const signers = isHosted ? [recipient] : listNotarySigners(envelope, recipient);
  for (const signer of signers)
    for (const documentName of listDocumentNames(envelope, signer)) {
      const notaryJournalId = String(randomInt(10_000_000, 100_000_000));
      const entry: StoredNotaryJournal = {
        notaryJournalId,
        createdAt: state.now,
        documentName,
        signerName: recipientActor(signer).userName,
        jurisdictionId: commission.jurisdictionId,
        envelopeId: envelope.envelopeId,
        credibleWitnesses: signer.notarization?.credibleWitnesses ?? [],
        ...withoutUndefined({
          county: commission.county,
          comment: signer.notarization?.comment,
          signerIdType: signer.notarization?.signerIdType,
          signatureImage: signer.signatureImage,
        }),
      };
      await state.of(notaryJournals).put(notary.userId, notaryJournalId, entry);
    }
  const actor = { ...recipientActor(recipient), userName: notary.userName, email: notary.email };
  const names = signers.map((one) => recipientActor(one).userName).join(', ');
  if (names !== '')
    addAudit(
      state,
      envelope,
      actor,
      'Notarized',
      `${notary.userName} notarized the signing of ${names}.`,
    );
}

/** The documents that a signer has tabs on; all if it has none. */
function listDocumentNames({ documents }: StoredEnvelope, { tabs }: StoredRecipient): string[] {
  const ids = new Set(eachTab(tabs).map(({ tab }) => tab.documentId));
  const signed = documents.filter(({ documentId }) => ids.has(documentId));
  return (signed.length === 0 ? documents : signed).map(({ name }) => name);
}
