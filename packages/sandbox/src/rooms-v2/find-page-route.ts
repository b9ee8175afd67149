import type { MockRequest } from '@countersign/mock/extend';
import type { PageRoute } from '../pages/route.ts';
import { showFormPage } from './forms/show-form-page.ts';
import { visitFormFill } from './forms/visit-form-fill.ts';

/** The pages of Rooms, by their address. */
export function findPageRoute(
  request: MockRequest,
  [first, second = '', ...more]: readonly string[],
  query: URLSearchParams,
): PageRoute | undefined {
  if (first !== 'form-fill') return undefined;
  return more.length === 0
    ? {
        methods: ['GET', 'POST'],
        mode: 'write',
        work: (state) => visitFormFill(state, second, request, query),
      }
    : { methods: ['GET'], mode: 'read', work: (state) => showFormPage(state, second, more) };
}
