import type { StoredRoomPerson } from '../../state/model/rooms.ts';
import type { State } from '../../state/state.ts';

/**
 * Whether a person of a room has access to it. A revocation with a date counts from that moment on,
 * also before the job that records it has run.
 */
export function hasAccess({ revokedAt, revokesAt }: StoredRoomPerson, { now }: State): boolean {
  return revokedAt === undefined && (revokesAt === undefined || revokesAt > now);
}
