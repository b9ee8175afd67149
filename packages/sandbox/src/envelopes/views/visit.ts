import type { MockResponse } from '@countersign/mock/extend';
import { sessionPath } from '../../pages/paths.ts';
import type { SentForm } from '../../pages/read-form.ts';
import { html, notice, redirect, type ViewPage } from '../../pages/render.ts';
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
}

/** What a form of the session says it wants; empty where the page is only to be shown. */
export function readAction({ form }: Pick<Visit, 'form'>): string {
  return form?.text('action') ?? '';
}

/** A page of the session. Its template gets `action` and `token` for its form. */
export function show({ state, session }: Visit, page: ViewPage): MockResponse {
  const action = sessionPath(state, session.sessionId);
  const data = { ...page.data, action, token: session.formToken };
  return html({ ...page, data }, sessionRights(session));
}

/** Shows the session anew, after a form was taken. */
export function again({ state, session }: Visit): MockResponse {
  return redirect(sessionPath(state, session.sessionId));
}

/** Ends the session: the browser goes back to the application, or is told that it is over. */
export function leave(
  { session }: Visit,
  event: string,
  title: string,
  text: string,
): MockResponse {
  session.ended = event;
  const back = returnUrlAfter(session, event);
  return back === undefined ? notice(200, title, text, {}, sessionRights(session)) : redirect(back);
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
