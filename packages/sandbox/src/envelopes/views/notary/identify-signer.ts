import type { Translate } from '../../../pages/languages/language.ts';
import type { StoredRecipient } from '../../../state/model/recipient.ts';
import { addAudit, recipientActor } from '../../life/events.ts';
import { hasNotaryHost } from '../../notary/session-members.ts';
import { getSigner, type Signing } from '../signing/signing.ts';
import { languageOf } from '../visit.ts';

/** Documents and other ways by which a notary can identify a signer, as the journal has them. */
const idTypes = [
  'Passport',
  'Driver license',
  'Identity card',
  'Personally known',
  'Credible witness',
] as const;

/** Lists the ways to identify a signer, with their words on the page. */
export function listIdTypes(t: Translate): { value: string; words: string }[] {
  const words: Readonly<Record<(typeof idTypes)[number], string>> = {
    Passport: t('Passport'),
    'Driver license': t('Driving licence'),
    'Identity card': t('Identity card'),
    'Personally known': t('Personally known'),
    'Credible witness': t('Credible witness'),
  };
  return idTypes.map((value) => ({ value, words: words[value] }));
}

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
  const { t } = languageOf(signing);
  if (signer === undefined) return t('Select the signer again.');
  const { userName } = recipientActor(signer);
  if (!hasNotaryHost(signer) && signer.notarization?.joinedAt === undefined)
    return t('{userName} has not joined the session.', { userName });
  const signerIdType = idTypes.find((one) => one === read('id-type'));
  if (signerIdType === undefined) return t('Select how you identified {userName}.', { userName });
  const [name, address] = [read('witness-name'), read('witness-address')];
  if (signerIdType === 'Credible witness' && (name === '' || address === ''))
    return t('Enter the name and the address of the credible witness.');
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
