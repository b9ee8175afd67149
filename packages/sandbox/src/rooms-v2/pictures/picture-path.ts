import type { StoredRoom } from '../../state/model/rooms.ts';
import type { State } from '../../state/state.ts';

/** Where the pictures of rooms are. */
export const picturesPath = '/_countersign/rooms/pictures';

/**
 * Where a picture of a room is: a path on this server that cannot be guessed. Browsers show it
 * without a token, so the tenant is in it.
 */
export function formatPicturePath(
  { tenant }: Pick<State, 'tenant'>,
  { accountId, roomId }: Pick<StoredRoom, 'accountId' | 'roomId'>,
  contentId: string,
): string {
  const steps = [tenant.name, accountId, String(roomId), contentId];
  return [picturesPath, ...steps.map(encodeURIComponent)].join('/');
}
