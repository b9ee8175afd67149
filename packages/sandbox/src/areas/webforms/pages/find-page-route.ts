import type { MockRequest } from '@countersign/mock/core/server';
import type { PageRoute } from '../../../pages/route.ts';
import { endVisit } from './end-visit.ts';
import { openForm, openMailed } from './open-form.ts';
import { visitForm } from './visit-form.ts';

/** Finds the pages of forms, by their address. */
export function findPageRoute(
  request: MockRequest,
  [first, second = '', third, ...more]: readonly string[],
  query: URLSearchParams,
): PageRoute | undefined {
  if (first === 'web-form-mail' && third !== undefined)
    return {
      methods: ['GET'],
      mode: 'write',
      work: (state) => openMailed(state, request, second, [third, ...more]),
    };
  if (second === '' || more.length > 0) return undefined;
  if (first === 'web-form' && third === undefined)
    return { methods: ['POST'], mode: 'write', work: (state) => openForm(state, request, second) };
  if (first !== 'web-form-visit') return undefined;
  if (third === undefined)
    return {
      methods: ['GET', 'POST'],
      mode: 'write',
      work: (state) => visitForm(state, request, second),
    };
  return third === 'end'
    ? { methods: ['GET'], mode: 'read', work: (state) => endVisit(state, request, second, query) }
    : undefined;
}
