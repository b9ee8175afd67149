import type { StoredRoom } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';

/** The path of the pictures of rooms. */
export const picturesPath = '/_countersign/rooms/pictures';

/**
 * Formats the path of a room's picture, which cannot be guessed. Browsers load it without a token,
 * so the tenant is part of it.
 */
export function formatPicturePath(
  { tenant }: Pick<State, 'tenant'>,
  { accountId, roomId }: Pick<StoredRoom, 'accountId' | 'roomId'>,
  contentId: string,
): string {
  const steps = [tenant.name, accountId, String(roomId), contentId];
  return [picturesPath, ...steps.map(encodeURIComponent)].join('/');
}
