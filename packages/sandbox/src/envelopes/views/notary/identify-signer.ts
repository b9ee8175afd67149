import type { StoredRecipient } from '../../../state/model/recipient.ts';
import { addAudit, recipientActor } from '../../life/events.ts';
import { hasNotaryHost } from '../../notary/session-members.ts';
import { getSigner, type Signing } from '../signing/signing.ts';

/** Documents and other ways by which a notary can identify a signer. */
export const idTypes = [
  'Passport',
  'Driver license',
  'Identity card',
  'Personally known',
  'Credible witness',
];

/** The longest value of a field, in characters. */
const longest = 500;

/** Checks whether a notary has identified a signer. */
export function isIdentified({ notarization }: StoredRecipient): boolean {
  return notarization?.identifiedAt !== undefined;
}

/**
 * Records how the notary identified a signer, also in the entry of the journal.
 * @returns the missing fields of the form; undefined if there are none
 */
export function identifySigner(
  signing: Signing,
  signers: readonly StoredRecipient[],
): string | undefined {
  const { state, envelope, recipient, form } = signing;
  const read = (field: string) => (form?.text(field) ?? '').slice(0, longest);
  const signer = signers.find(({ recipientIdGuid }) => recipientIdGuid === read('signer'));
  if (signer === undefined) return 'Select the signer again.';
  const { userName } = recipientActor(signer);
  if (!hasNotaryHost(signer) && signer.notarization?.joinedAt === undefined)
    return `${userName} has not joined the session.`;
  const signerIdType = idTypes.find((one) => one === read('id-type'));
  if (signerIdType === undefined) return `Select how you identified ${userName}.`;
  const [name, address] = [read('witness-name'), read('witness-address')];
  if (signerIdType === 'Credible witness' && (name === '' || address === ''))
    return 'Enter the name and the address of the credible witness.';
  const comment = read('comment');
  signer.notarization = {
    ...signer.notarization,
    identifiedAt: state.now,
    signerIdType,
    credibleWitnesses: name === '' ? [] : [{ name, address }],
    ...(comment !== '' && { comment }),
  };
  const { hostName } = recipient.details;
  const notary = getSigner(signing);
  const actor = hasNotaryHost(recipient)
    ? { ...notary, userName: hostName ?? notary.userName }
    : notary;
  const message = `${actor.userName} confirmed the identity of ${userName}: ${signerIdType}.`;
  addAudit(state, envelope, actor, 'Identity Confirmed', message);
  return undefined;
}
