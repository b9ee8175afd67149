import type { StoredRecipient } from '../../../state/model/recipient.ts';
import { addAudit, recipientActor } from '../../life/events.ts';
import { hasNotaryHost } from '../../notary/session-members.ts';
import { getSigner, type Signing } from '../signing/signing.ts';

/** How a notary can make sure who a signer is. */
export const idTypes = [
  'Passport',
  'Driver license',
  'Identity card',
  'Personally known',
  'Credible witness',
];

/** The longest value of a field, in characters. */
const longest = 500;

/** Whether a notary has confirmed who a signer is. */
export function isIdentified({ notarization }: StoredRecipient): boolean {
  return notarization?.identifiedAt !== undefined;
}

/**
 * Records how the notary made sure who a signer is; the entry of the journal has it.
 * @returns what is missing in the form; undefined if nothing is
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
