import type { MockResponse } from '@countersign/mock/core/server';
import { sessionEndPath } from '../../../pages/paths.ts';
import { html, notice } from '../../../pages/render.ts';
import type { Language } from '../../../pages/languages/language.ts';
import type { State } from '../../../state/state.ts';
import { sessionRights } from '../session-rights.ts';
import { saveSession } from './begin-session.ts';
import { type StoredGrant, type StoredSession, viewSessions } from './stored-view.ts';

/**
 * Lets a session end on a page that tells the script of the site, instead of at the address of the
 * application. The pages stay in the frames that they may be in without this.
 */
export async function endSessionInScript(
  state: State,
  session: StoredSession,
  origin: string,
): Promise<void> {
  const { clientUrls: _, returnUrl: siteUrl, ...rest } = session;
  const { frameAncestors } = sessionRights(session);
  await saveSession(state, {
    ...rest,
    ...(siteUrl !== undefined && { siteUrl }),
    ...(frameAncestors !== undefined && { frameAncestors: [...frameAncestors] }),
    returnUrl: `${origin}${sessionEndPath(state, session.sessionId)}`,
  });
}

/** Shows the end of a session to the script of a site. */
export async function endInScript(
  state: State,
  sessionId: string,
  language: Language,
): Promise<MockResponse> {
  const { t } = language;
  const session = await state.of(viewSessions).get('', sessionId);
  if (session?.ended === undefined)
    return notice(
      404,
      t('This page does not exist'),
      t('The session has not ended, or was removed.'),
      { language },
    );
  return showEnd(session, session.ended, language, session.siteUrl);
}

/** Shows a page that sends the end of a session to the site around it. */
export function showEnd(
  grant: StoredGrant,
  event: string,
  language: Language,
  returnUrl = '',
): MockResponse {
  const { t } = language;
  const end = { type: 'sessionEnd', sessionEndType: event, returnUrl };
  return html(
    {
      template: 'web-form-end',
      title: t('You can close this window'),
      language,
      data: { text: t('You have finished here.'), events: JSON.stringify([end]) },
      scripts: ['web-form.js'],
    },
    sessionRights(grant),
  );
}
