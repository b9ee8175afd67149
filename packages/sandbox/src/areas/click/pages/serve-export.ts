import type { MockResponse } from '@countersign/mock/core/server';
import { writeCsv } from '../../../engine/write-csv.ts';
import { attachmentHeader } from '../../../engine/attachment-header.ts';
import { file, notice } from '../../../pages/render.ts';
import type { State } from '../../../state/state.ts';
import { listExported } from '../agreements/export-agreements.ts';

/** Serves the file of an export of agreements. */
export async function serveExport(state: State, token: string): Promise<MockResponse> {
  const rows = await listExported(state, token);
  if (rows === undefined)
    return notice(
      410,
      'This export is over',
      'Ask for another one, and use the address in its e-mail.',
    );
  return file(200, 'text/csv; charset=utf-8', writeCsv(rows), {
    'content-disposition': attachmentHeader('agreements.csv'),
  });
}
