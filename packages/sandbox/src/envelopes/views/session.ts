import { type MockRequest, type MockResponse, Refusal } from '@countersign/mock/extend';
import { sessionPath } from '../../pages/paths.ts';
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
import { sessionRights } from './session-rights.ts';
import { visitPreview, visitSigning } from './signing/visit-signing.ts';
import { leave, type Visit } from './visit.ts';

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
  if (session === undefined)
    return notice(
      404,
      'This page does not exist',
      'The address is wrong or has expired, or the tenant was reset.',
    );
  if (session.ended !== undefined)
    return over(
      410,
      session,
      session.ended,
      'This page is closed',
      'Open it again from the previous page.',
    );
  const form = request.method === 'POST' ? await readForm(request) : undefined;
  if (request.method === 'POST' && form?.text('form-token') !== session.formToken)
    return notice(403, 'Invalid form', 'Open the page again, and submit the form there.');
  const visit = { state, session, form, query };
  if (state.now >= session.until) {
    const event = await timeOut(state, session);
    return leave(
      visit,
      event,
      'The session has ended',
      'You were inactive for too long. Open the page again.',
    );
  }
  session.until = state.now + idleTime;
  const page = await guarded(visit);
  await saveSession(state, session);
  return page;
}

async function guarded(visit: Visit): Promise<MockResponse> {
  try {
    return await visits[visit.session.view](visit);
  } catch (error) {
    if (error instanceof Refusal) throw new RefusedPage(refused(visit, error.message));
    throw error;
  }
}

/** What the application is told where a page cannot even be shown. */
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

function refused({ state, session, form }: Visit, message: string): MockResponse {
  const title = 'This does not work';
  if (form === undefined) return over(409, session, failures[session.view], title, message);
  const link = { href: sessionPath(state, session.sessionId), words: 'Back to the page' };
  return notice(409, title, message, { link }, sessionRights(session));
}

/** A page that says why nothing goes on, with a link back to the application. */
function over(
  status: number,
  session: StoredSession,
  event: string,
  title: string,
  text: string,
): MockResponse {
  const href = returnUrlAfter(session, event);
  const link = href === undefined ? undefined : { href, words: 'Back to the application' };
  return notice(status, title, text, { link }, sessionRights(session));
}

/** Undoes what a visit has written, and answers with a page all the same. */
export class RefusedPage extends Error {
  override name = 'RefusedPage';
  readonly page: MockResponse;

  constructor(page: MockResponse) {
    super('a visit was refused');
    this.page = page;
  }
}
