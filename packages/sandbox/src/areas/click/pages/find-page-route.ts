import type { MockRequest, MockResponse } from '@countersign/mock/core/server';
import type { PageRoute } from '../../../pages/route.ts';
import { findBrowserLanguage } from '../../../pages/languages/browser-language.ts';
import { serveFile } from './serve-file.ts';
import { visitAgreement } from './visit-agreement.ts';
import { writeCsv } from '../../../engine/write-csv.ts';
import { fileHeader } from '../../../engine/file-header.ts';
import { file, notice } from '../../../pages/render.ts';
import type { State } from '../../../state/state.ts';
import { listExported } from '../agreements/export-agreements.ts';

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
    return {
      methods: ['GET'],
      mode: 'read',
      work: (state) => serveFile(state, token, steps, findBrowserLanguage(request)),
    };
  return {
    methods: ['GET', 'POST'],
    mode: request.method === 'POST' ? 'write' : 'read',
    work: (state) => visitAgreement(state, request, token, query),
  };
}

/** Serves the file of an export of agreements. */
async function serveExport(state: State, token: string): Promise<MockResponse> {
  const rows = await listExported(state, token);
  if (rows === undefined)
    return notice(
      410,
      'This export is over',
      'Ask for another one, and use the address in its e-mail.',
    );
  return file(200, 'text/csv; charset=utf-8', writeCsv(rows), {
    'content-disposition': fileHeader('attachment', 'agreements.csv'),
  });
}
