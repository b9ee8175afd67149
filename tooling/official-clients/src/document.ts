import path from 'node:path';

/** Where the transcripts are written for people. */
export const documentFile = path.resolve(import.meta.dirname, '../../../docs/official-clients.md');
