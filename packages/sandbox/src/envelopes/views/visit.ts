import type { MockResponse } from '@countersign/mock/core/server';
import type { PageBrand } from '../../pages/brand/page-brand.ts';
import { sessionPath } from '../../pages/paths.ts';
import { findLanguage, type Language } from '../../pages/languages/language.ts';
import type { SentForm } from '../../pages/read-form.ts';
import { html, notice, redirect, type ViewPage } from '../../pages/render.ts';
import type { State } from '../../state/state.ts';
import type { StoredSession } from './access/stored-view.ts';
import { returnUrlAfter } from './access/return-url.ts';
import { sessionRights } from './session-rights.ts';
import { listWaysOn } from './ways-on.ts';

/** A browser is at a page of its session, or has sent the form of one. */
export interface Visit {
  state: State;
  /** Kept when the visit is over. */
  session: StoredSession;
  /** Undefined where the page is only to be shown. */
  form: SentForm | undefined;
  query: URLSearchParams;
  /** The brand in whose name and colours the session's pages are shown. */
  brand: PageBrand | undefined;
  /** The language of the recipient; English if left out. */
  language?: Language | undefined;
}

/** Returns the language in which a visit's pages are shown. */
export function languageOf({ language }: Pick<Visit, 'language'>): Language {
  return language ?? findLanguage();
}

/** Reads the action of the session's form; empty for a request that only shows the page. */
export function readAction({ form }: Pick<Visit, 'form'>): string {
  return form?.text('action') ?? '';
}

/** A page of the session. Its template gets `action` and `token` for its form. */
export function show({ state, session, brand, language }: Visit, page: ViewPage): MockResponse {
  const action = sessionPath(state, session.sessionId);
  const data = { ...page.data, action, token: session.formToken };
  return html({ brand, language, ...page, data }, sessionRights(session));
}

/** Redirects to the session after a form was accepted. */
export function again({ state, session }: Visit): MockResponse {
  return redirect(sessionPath(state, session.sessionId));
}

/**
 * Ends the session: the browser goes back to the application. Without one, a page says that it is
 * over and where to go on.
 */
export function leave(visit: Visit, event: string, title: string, text: string): MockResponse {
  const { session, brand, language } = visit;
  session.ended = event;
  const back = returnUrlAfter(session, event);
  if (back !== undefined) return redirect(back);
  const ways = listWaysOn(visit.state, session, event, language);
  return notice(200, title, text, { ...ways, brand, language }, sessionRights(session));
}

/** A page that says something, with a button that leaves the session with an event. */
export function tell(visit: Visit, event: string, title: string, text: string): MockResponse {
  const { t } = languageOf(visit);
  if (readAction(visit) === 'close')
    return leave(visit, event, t('You can close this window'), t('You have finished here.'));
  const { state, session } = visit;
  const form = {
    action: sessionPath(state, session.sessionId),
    token: session.formToken,
    buttons: [{ action: 'close', words: t('Close') }],
  };
  return show(visit, { template: 'notice', title, data: { text, form } });
}

/** Formats a time in milliseconds since 1970 for people, in English and in UTC. */
export function shownTime(time: number): string {
  return findLanguage().formatTime(time);
}
