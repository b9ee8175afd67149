import type { MockRequest, MockResponse } from '@countersign/mock/core/server';
import type { Language } from '../../../pages/languages/language.ts';
import type { State } from '../../../state/state.ts';
import { file, notice, redirect } from '../../../pages/render.ts';
import { sessionRights } from '../session-rights.ts';
import { listWaysOn } from '../ways-on.ts';
import { outboxPath, sessionPath } from '../../../pages/paths.ts';
import { beginSession } from './begin-session.ts';
import { endSessionInScript, showEnd } from './end-in-script.ts';
import { isPreparing, views, type StoredView } from './stored-view.ts';
import { readAddedSettings } from './read-added-settings.ts';
import { returnUrlAfter } from './return-url.ts';

/**
 * Opens the address of a view, and begins a session; the second time it is as good as expired.
 * @param language the language of the browser, for a page that says why it cannot be opened
 * @param query the query parameters of the address, with those that the application has added
 */
export async function openView(
  state: State,
  { origin }: Pick<MockRequest, 'origin'>,
  viewId: string,
  language: Language,
  query: URLSearchParams,
): Promise<MockResponse> {
  const view = await state.of(views).get('', viewId);
  const { t } = language;
  // The script of a site receives the end as a message.
  const isInScript = query.get('in') === 'script';
  if (view === undefined)
    return notice(
      404,
      t('This page does not exist'),
      t(
        'The address is wrong or has expired. Open the page again from the application or the e-mail that led you here, or ask the sender for a new link.',
      ),
      { outbox: outboxPath(state), language },
    );
  if (view.opened || state.now >= view.openBefore)
    return isInScript
      ? showEnd(view, 'ttl_expired', language, view.returnUrl)
      : expired(state, view, language);
  await state.of(views).put('', viewId, { ...view, opened: true });
  const { viewId: _id, openBefore: _before, opened: _opened, ...grant } = view;
  const settings =
    grant.settings ?? (isPreparing(view.view) ? readAddedSettings(query) : undefined);
  const session = await beginSession(state, { ...grant, ...(settings && { settings }) });
  if (isInScript) await endSessionInScript(state, session, origin);
  return redirect(sessionPath(state, session.sessionId));
}

/** Revokes the address of a view, so that it can no longer be opened. */
export async function revokeView(state: State, viewId: string): Promise<MockResponse> {
  const view = await state.of(views).get('', viewId);
  if (view === undefined)
    return file(404, 'text/plain; charset=utf-8', 'This page does not exist.\n');
  await state.of(views).put('', viewId, { ...view, opened: true });
  return file(204, 'text/plain', '');
}

function expired(state: State, view: StoredView, language: Language): MockResponse {
  const { t } = language;
  const back = returnUrlAfter(view, 'ttl_expired');
  return back === undefined
    ? notice(
        410,
        t('This address no longer works'),
        isPreparing(view.view)
          ? t(
              'It can be used once, within ten minutes. Go back to the application, and open the page again.',
            )
          : t(
              'It can be used once, within five minutes. Go back to the application, and open the page again.',
            ),
        { ...listWaysOn(state, view, undefined, language), language },
        sessionRights(view),
      )
    : redirect(back);
}
