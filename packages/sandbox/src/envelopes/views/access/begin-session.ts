import { secret } from '../../../engine/secret.ts';
import type { State } from '../../../state/state.ts';
import { type StoredGrant, type StoredSession, viewSessions } from './stored-view.ts';

/** The idle timeout of a session in milliseconds: twenty minutes. */
export const idleTime = 1_200_000;

/** Begins a session with what a view allows. */
export async function beginSession(state: State, grant: StoredGrant): Promise<StoredSession> {
  const session: StoredSession = {
    ...grant,
    sessionId: secret(),
    formToken: secret(),
    until: state.now + idleTime,
  };
  await saveSession(state, session);
  return session;
}

export async function saveSession(state: State, session: StoredSession): Promise<void> {
  await state.of(viewSessions).put('', session.sessionId, session);
}
