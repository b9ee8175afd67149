import { Refusal } from '@countersign/mock/core/answers';
import type { MockRequest, MockResponse } from '@countersign/mock/core/server';
import { brandOfAccount } from '../../account/brands/brand-of.ts';
import { findBrowserLanguage } from '../../pages/languages/browser-language.ts';
import { findLanguage, type Language } from '../../pages/languages/language.ts';
import type { PageBrand } from '../../pages/brand/page-brand.ts';
import { outboxPath, sessionPath } from '../../pages/paths.ts';
import { readForm } from '../../pages/read-form.ts';
import { notice } from '../../pages/render.ts';
import type { State } from '../../state/state.ts';
import { idleTime, saveSession } from './access/begin-session.ts';
import { type StoredSession, type ViewKind, viewSessions } from './access/stored-view.ts';
import { timeOut } from './access/time-out.ts';
import { returnUrlAfter } from './access/return-url.ts';
import { visitConsole } from './console/visit-console.ts';
import { visitReview } from './identity/visit-review.ts';
import { visitPreparing } from './preparing/visit-preparing.ts';
import { RefusedPage } from './refused-page.ts';
import { sessionRights } from './session-rights.ts';
import { visitPreview, visitSigning } from './signing/visit-signing.ts';
import { languageOf, leave, type Visit } from './visit.ts';
import { listWaysOn } from './ways-on.ts';

const visits: Readonly<Record<ViewKind, (visit: Visit) => Promise<MockResponse>>> = {
  signing: visitSigning,
  shared: visitSigning,
  preview: visitPreview,
  sender: visitPreparing,
  edit: visitPreparing,
  correct: visitPreparing,
  template: visitPreparing,
  console: visitConsole,
  review: visitReview,
};

/**
 * Shows the page of a session, or takes its form.
 * @throws RefusedPage where what the form wants is not possible: nothing of it is kept
 */
export async function visitSession(
  state: State,
  sessionId: string,
  request: MockRequest,
  query: URLSearchParams,
): Promise<MockResponse> {
  const session = await state.of(viewSessions).get('', sessionId);
  if (session === undefined) {
    const own = findBrowserLanguage(request);
    return notice(
      404,
      own.t('This link does not work any more'),
      own.t(
        'It has expired. Open the documents again from the e-mail or the application that led you here, or ask the sender for a new link.',
      ),
      { outbox: outboxPath(state), language: own },
    );
  }
  const brand = await brandOfSession(state, session);
  const language = await languageOfSession(state, session);
  const { t } = language;
  if (session.ended !== undefined)
    return over(
      410,
      { state, session, brand, language },
      session.ended,
      t('This page is closed'),
      t('Open it again from the page or the e-mail that led you here.'),
    );
  const form = request.method === 'POST' ? await readForm(request) : undefined;
  if (request.method === 'POST' && form?.text('form-token') !== session.formToken)
    return notice(403, t('Invalid form'), t('Open the page again, and submit the form there.'), {
      link: { href: sessionPath(state, sessionId), words: t('Back to the page') },
      brand,
      language,
    });
  const visit = { state, session, form, query, brand, language };
  if (state.now >= session.until) {
    const event = await timeOut(state, session);
    return leave(
      visit,
      event,
      t('The session has ended'),
      t('You were inactive for too long. Open the page again.'),
    );
  }
  session.until = state.now + idleTime;
  const page = await guarded(visit);
  await saveSession(state, session);
  return page;
}

/** Finds the language of the recipient who is at a page; English for other people. */
async function languageOfSession(
  state: State,
  { envelopeId, recipientIdGuid }: StoredSession,
): Promise<Language> {
  if (envelopeId === undefined || recipientIdGuid === undefined) return findLanguage();
  const envelope = await state.envelopes.get(envelopeId);
  const recipient = envelope?.recipients.find((one) => one.recipientIdGuid === recipientIdGuid);
  return findLanguage(recipient?.details.emailNotification?.supportedLanguage);
}

/** Recipients see the brand for signing, all others that for sending. */
async function brandOfSession(
  state: State,
  { view, accountId, envelopeId = '', returnUrl }: StoredSession,
): Promise<PageBrand | undefined> {
  const isRecipient = ['signing', 'shared', 'preview'].includes(view);
  const envelope = await state.envelopes.get(envelopeId);
  return brandOfAccount(state, accountId, {
    brandId: envelope?.settings.brandId,
    audience: isRecipient ? 'recipient' : 'sender',
    isCaptive: returnUrl !== undefined,
  });
}

async function guarded(visit: Visit): Promise<MockResponse> {
  try {
    return await visits[visit.session.view](visit);
  } catch (error) {
    if (error instanceof Refusal) throw new RefusedPage(refused(visit, error.message));
    throw error;
  }
}

/** The event that is passed to the application if a page cannot be shown. */
const failures: Readonly<Record<ViewKind, string>> = {
  signing: 'exception',
  shared: 'exception',
  preview: 'exception',
  sender: 'Error',
  edit: 'Error',
  template: 'Error',
  correct: 'error',
  console: 'error',
  review: 'error',
};

function refused(visit: Visit, message: string): MockResponse {
  const { state, session, form, brand, language } = visit;
  const { t } = languageOf(visit);
  const title = t('This does not work');
  if (form === undefined) return over(409, visit, failures[session.view], title, message);
  const link = { href: sessionPath(state, session.sessionId), words: t('Back to the page') };
  return notice(409, title, message, { link, brand, language }, sessionRights(session));
}

/** Shows why the session cannot continue, with a link back to the application, or other ways on. */
function over(
  status: number,
  { state, session, brand, language }: Pick<Visit, 'state' | 'session' | 'brand' | 'language'>,
  event: string,
  title: string,
  text: string,
): MockResponse {
  const href = returnUrlAfter(session, event);
  const ways =
    href === undefined
      ? listWaysOn(state, session, event, language)
      : { links: [{ href, words: languageOf({ language }).t('Back to the application') }] };
  return notice(status, title, text, { ...ways, brand, language }, sessionRights(session));
}
