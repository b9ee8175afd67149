import { day } from '../../../engine/day.ts';
import type { MockRequest, MockResponse } from '@countersign/mock/core/server';
import { isEmailAddress } from '../../../account/users/person.ts';
import type { Language } from '../../../pages/languages/language.ts';
import { type SentForm, readForm } from '../../../pages/read-form.ts';
import { redirect } from '../../../pages/render.ts';
import type { State } from '../../../state/state.ts';
import { answerAgreement } from '../agreements/answer-agreement.ts';
import { createLink, markDeclined } from '../agreements/stored-agreement.ts';
import { clickViewPath } from './click-paths.ts';
import { openAgreement, type OpenAgreement } from './open-agreement.ts';
import { findBrowserLanguage } from '../../../pages/languages/browser-language.ts';
import { showAgreement } from './show-agreement.ts';
import { showClosed, showEnd } from './show-end.ts';

/** The life of the link to a copy, in milliseconds: 30 days. */
const copyLife = 30 * day;

/** Shows the page of an agreement, or takes the answer of a person. */
export async function visitAgreement(
  state: State,
  request: MockRequest,
  token: string,
  query: URLSearchParams,
): Promise<MockResponse> {
  const language = findBrowserLanguage(request);
  const opened = await openAgreement(state, token);
  if (opened === undefined) return showClosed(language);
  const { agreement, version } = opened;
  if (request.method === 'POST') return takeForm(state, request, opened, language);
  if (agreement.status !== 'created') return showEnd(state, opened, language);
  if (opened.isDeclined && query.get('answer') === 'decline')
    return showEnd(state, opened, language, { isDeclined: true });
  // Another version is active by now.
  if (version.status !== 'active') return showClosed(language, opened.rights);
  return showAgreement(state, opened, language);
}

async function takeForm(
  state: State,
  request: MockRequest,
  opened: OpenAgreement,
  language: Language,
): Promise<MockResponse> {
  const { clickwrap, version, agreement, token } = opened;
  const { displaySettings: settings } = version;
  const form = await readForm(request);
  const action = form?.text('action') ?? '';
  const page = clickViewPath(state, 'click-agreement', token);
  if (action === 'copy') return sendCopy(state, opened, form, language);
  if (agreement.status !== 'created') return redirect(page);
  if (version.status !== 'active') return showClosed(language, opened.rights);
  if (action === 'decline' && settings.hasDeclineButton === true) {
    await answerAgreement(state, clickwrap, version, agreement, 'decline');
    await markDeclined(state, token);
    return redirect(`${page}&answer=decline`);
  }
  if (action !== 'agree') return redirect(page);
  if (settings.requireAccept === true && form?.text('accept') !== 'true')
    return showAgreement(state, opened, language, { isMissing: true });
  await answerAgreement(state, clickwrap, version, agreement, 'agree');
  return redirect(page);
}

/** Sends what a person has agreed to as a link by e-mail. */
async function sendCopy(
  state: State,
  opened: OpenAgreement,
  form: SentForm | undefined,
  language: Language,
): Promise<MockResponse> {
  const { clickwrap, version, agreement } = opened;
  const { t } = language;
  const email = form?.text('email') ?? '';
  if (agreement.status !== 'agreed' || version.displaySettings.sendToEmail !== true)
    return showClosed(language, opened.rights);
  if (!isEmailAddress(email)) return showEnd(state, opened, language, { isWrong: true });
  const token = await createLink(state, agreement, copyLife);
  const name = version.displaySettings.displayName ?? clickwrap.name;
  await state.mail(clickwrap.accountId, {
    to: { name: email, email },
    cc: [],
    bcc: [],
    reason: 'click-copy',
    language: language.tag,
    subject: t('Your copy of {name}', { name }),
    text: [t('You have agreed to {name}. The link opens a copy.', { name })],
    link: clickViewPath(state, 'click-agreement', token, 'agreed.pdf'),
  });
  return showEnd(state, opened, language, { sentTo: email });
}
