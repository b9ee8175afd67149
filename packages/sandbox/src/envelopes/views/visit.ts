import type { MockResponse } from '@countersign/mock/extend';
import type { PageBrand } from '../../pages/brand/page-brand.ts';
import { invitationPath, outboxPath, sessionPath } from '../../pages/paths.ts';
import type { SentForm } from '../../pages/read-form.ts';
import { html, notice, type PageLink, redirect, type ViewPage } from '../../pages/render.ts';
import type { State } from '../../state/state.ts';
import type { StoredSession } from './access/stored-view.ts';
import { returnUrlAfter } from './access/return-url.ts';
import { sessionRights } from './session-rights.ts';

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
}

/** Reads the action of the session's form; empty for a request that only shows the page. */
export function readAction({ form }: Pick<Visit, 'form'>): string {
  return form?.text('action') ?? '';
}

/** A page of the session. Its template gets `action` and `token` for its form. */
export function show({ state, session, brand }: Visit, page: ViewPage): MockResponse {
  const action = sessionPath(state, session.sessionId);
  const data = { ...page.data, action, token: session.formToken };
  return html({ brand, ...page, data }, sessionRights(session));
}

/** Redirects to the session after a form was accepted. */
export function again({ state, session }: Visit): MockResponse {
  return redirect(sessionPath(state, session.sessionId));
}

/**
 * Ends the session: the browser goes back to the application. Without one, a page says that it is
 * over and where to go on.
 */
export function leave(
  { state, session, brand }: Visit,
  event: string,
  title: string,
  text: string,
): MockResponse {
  session.ended = event;
  const back = returnUrlAfter(session, event);
  if (back !== undefined) return redirect(back);
  const links = listWaysOn(state, session);
  return notice(200, title, text, { links, brand }, sessionRights(session));
}

/** Lists links for a recipient who came from an e-mail: back to the envelope, and to the outbox. */
function listWaysOn(state: State, { view, ended, envelopeId, recipientIdGuid }: StoredSession) {
  if (view !== 'signing' || envelopeId === undefined || recipientIdGuid === undefined) return [];
  const invitation = invitationPath(state, { envelopeId }, { recipientIdGuid });
  const links: PageLink[] = [{ href: outboxPath(state), words: 'Open the outbox of the sandbox' }];
  return ['cancel', 'session_timeout'].includes(ended ?? '')
    ? [{ href: invitation, words: 'Open the documents again' }, ...links]
    : links;
}

/** A page that says something, with a button that leaves the session with an event. */
export function tell(visit: Visit, event: string, title: string, text: string): MockResponse {
  if (readAction(visit) === 'close')
    return leave(visit, event, 'You can close this window', 'You have finished here.');
  const { state, session } = visit;
  const form = {
    action: sessionPath(state, session.sessionId),
    token: session.formToken,
    buttons: [{ action: 'close', words: 'Close' }],
  };
  return show(visit, { template: 'notice', title, data: { text, form } });
}

/** A time in milliseconds since 1970 as people read it, in UTC: `2026-11-21 19:44:16 UTC`. */
export function shownTime(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
