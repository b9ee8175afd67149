import { endCorrection } from '../../life/correct.ts';
import { saveEnvelope } from '../../save.ts';
import type { State } from '../../../state/state.ts';
import { saveSession } from './begin-session.ts';
import type { StoredSession, ViewKind } from './stored-view.ts';

/** The event that an idle timeout passes to the application. */
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
 * Ends an idle session, and a correction with it.
 * @returns the event for the application
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
