import type { MockResponse } from '@countersign/mock/core/server';
import { isSameAddress } from '../../../account/users/person.ts';
import { addAudit } from '../../life/events.ts';
import { inviteBack } from '../../life/invite-back.ts';
import { DocumentFault, type Documents } from '../../../documents/index.ts';
import { findDisclosure } from '../../../account/consumer-disclosures/disclosure.ts';
import { presentDisclosure } from '../../../account/consumer-disclosures/present-disclosure.ts';
import { english } from '../../../account/consumer-disclosures/languages.ts';
import { accounts, members } from '../../../state/model/account.ts';
import { kind } from '../../../state/records.ts';
import { readAction, again, languageOf, leave, show } from '../visit.ts';
import { getSigner, titleOf, type Signing } from './signing.ts';

/**
 * Times since when people accept electronic records. Kept under the account, by the e-mail address.
 */
const electronicConsents = kind<number>('electronic-consent');

/**
 * Asks for consent to electronic records and signatures, once for each e-mail address in an
 * account; undefined if it was given, or the envelope requires none.
 */
export async function askConsent(signing: Signing): Promise<MockResponse | undefined> {
  const { state, envelope, recipient, form } = signing;
  if (envelope.settings.useDisclosure === 'false') return undefined;
  const actor = getSigner(signing);
  const key = actor.email === '' ? recipient.recipientIdGuid : actor.email.toLowerCase();
  const consents = state.of(electronicConsents);
  if ((await consents.get(envelope.accountId, key)) !== undefined) return undefined;
  const disclosure = await disclosureFor(signing, actor.email);
  if (disclosure === undefined) return undefined;
  const action = readAction(signing);
  if (action === 'later') {
    await inviteBack(state, envelope, recipient);
    await state.envelopes.put(envelope);
    const { t } = languageOf(signing);
    return leave(signing, 'cancel', t('You can continue later'), t('Nothing was signed.'));
  }
  const missing = action === 'consent' && form?.text('consent') !== 'true';
  if (action === 'consent' && !missing) {
    await consents.put(envelope.accountId, key, state.now);
    const message = `${actor.userName} agreed to use electronic records and signatures.`;
    addAudit(state, envelope, actor, 'Accepted Disclosure', message);
    await state.envelopes.put(envelope);
    return again(signing);
  }
  const terms = await extractParagraphs(state.documents, disclosure.esignAgreement ?? '');
  return show(signing, {
    status: missing ? 422 : 200,
    template: 'disclosure',
    title: titleOf(envelope),
    data: {
      sender: envelope.sender.userName,
      company: disclosure.companyName ?? '',
      terms,
      missing,
    },
  });
}

/** Finds the disclosure to accept; undefined if the account requires none. */
async function disclosureFor({ state, envelope, recipient }: Signing, email: string) {
  const account = await state.of(accounts).get('', envelope.accountId);
  if (account === undefined) return undefined;
  const language = recipient.details.emailNotification?.supportedLanguage ?? english;
  const disclosure = presentDisclosure(await findDisclosure(state, account, language));
  if (disclosure.enableEsign === 'false') return undefined;
  if (disclosure.useConsumerDisclosureWithinAccount === 'true') return disclosure;
  const own = await state.of(members).list(envelope.accountId);
  const isMember = own.some((one) => isSameAddress(one.email, email));
  return isMember ? undefined : disclosure;
}

/** The paragraphs of a text in HTML: an account may have one of its own, of which only the words are shown. */
async function extractParagraphs({ htmlToBlocks }: Documents, html: string): Promise<string[]> {
  try {
    return (await htmlToBlocks(html)).map(({ text }) => text);
  } catch (error) {
    if (!(error instanceof DocumentFault)) throw error;
    // The text is not readable HTML.
    return [html.replaceAll(/<[^<>]*>/g, ' ')];
  }
}
