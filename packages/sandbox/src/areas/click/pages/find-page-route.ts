import type { MockRequest } from '@countersign/mock/core/server';
import type { PageRoute } from '../../../pages/route.ts';
import { serveFile } from './serve-file.ts';
import { serveExport } from './serve-export.ts';
import { visitAgreement } from './visit-agreement.ts';

/** Finds the pages and files of agreements, by their address. */
export function findPageRoute(
  request: MockRequest,
  [first, token = '', ...steps]: readonly string[],
  query: URLSearchParams,
): PageRoute | undefined {
  if (token === '') return undefined;
  if (first === 'click-export' && steps.length === 0)
    return { methods: ['GET'], mode: 'read', work: (state) => serveExport(state, token) };
  if (first !== 'click-agreement') return undefined;
  if (steps.length > 0)
    return { methods: ['GET'], mode: 'read', work: (state) => serveFile(state, token, steps) };
  return {
    methods: ['GET', 'POST'],
    mode: request.method === 'POST' ? 'write' : 'read',
    work: (state) => visitAgreement(state, request, token, query),
  };
}
