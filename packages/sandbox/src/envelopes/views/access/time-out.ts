import { endCorrection } from '../../life/correct.ts';
import { saveEnvelope } from '../../save.ts';
import type { State } from '../../../state/state.ts';
import { saveSession } from './begin-session.ts';
import type { StoredSession, ViewKind } from './stored-view.ts';

/** What the application is told when nothing was done for too long. */
const events: Readonly<Record<ViewKind, string>> = {
  signing: 'session_timeout',
  shared: 'session_timeout',
  preview: 'session_timeout',
  sender: 'SessionEnd',
  edit: 'SessionEnd',
  template: 'SessionEnd',
  correct: 'sessionEnd',
  console: 'sessionEnd',
  review: 'sessionEnd',
};

/**
 * Ends a session in which nothing was done for too long; a correction ends with it.
 * @returns the event that the application is told
 */
export async function timeOut(state: State, session: StoredSession): Promise<string> {
  const event = events[session.view];
  session.ended = event;
  await saveSession(state, session);
  if (session.view === 'correct') {
    const envelope = await state.envelopes.get(session.envelopeId ?? '', { lock: true });
    if (envelope?.status === 'correct') {
      await endCorrection(state, envelope, { changed: false });
      await saveEnvelope(state, envelope);
    }
  }
  return event;
}
