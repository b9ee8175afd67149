import type { MockRequest } from '@countersign/mock/extend';
import type { PageRoute } from '../pages/route.ts';
import { visitInvitation } from './users/visit-invitation.ts';

/** The pages of Rooms, by their address. */
export function findPageRoute(
  request: MockRequest,
  [first, second = '']: readonly string[],
): PageRoute | undefined {
  if (first !== 'rooms-invitation') return undefined;
  return {
    methods: ['GET', 'POST'],
    mode: 'write',
    work: (state) => visitInvitation(state, request, second),
  };
}
