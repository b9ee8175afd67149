import type { MockRequest } from '@countersign/mock/core/server';
import type { PageRoute } from '../../pages/route.ts';
import { showFormPage } from './forms/show-form-page.ts';
import { visitFormFill } from './forms/visit-form-fill.ts';
import { visitInvitation } from './users/visit-invitation.ts';

/** The pages of Rooms, by their address. */
export function findPageRoute(
  request: MockRequest,
  [first, second = '', ...more]: readonly string[],
  query: URLSearchParams,
): PageRoute | undefined {
  switch (first) {
    case 'form-fill':
      return findFormFillRoute(request, second, more, query);
    case 'rooms-invitation':
      if (second === '' || more.length > 0) return undefined;
      return {
        methods: ['GET', 'POST'],
        mode: 'write',
        work: (state) => visitInvitation(state, request, second),
      };
    default:
      return undefined;
  }
}

/** The page of a session for filling in forms, and the images on it. */
function findFormFillRoute(
  request: MockRequest,
  sessionId: string,
  more: readonly string[],
  query: URLSearchParams,
): PageRoute {
  if (more.length > 0)
    return {
      methods: ['GET'],
      mode: 'read',
      work: (state) => showFormPage(state, sessionId, more),
    };
  return {
    methods: ['GET', 'POST'],
    mode: 'write',
    work: (state) => visitFormFill(state, sessionId, request, query),
  };
}
