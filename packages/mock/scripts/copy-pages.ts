// Puts the files of the mock's own pages beside the code that serves them.
import { cpSync } from 'node:fs';
import path from 'node:path';

for (const folder of ['pages', 'traffic/page', 'oauth/page'])
  cpSync(
    path.resolve(import.meta.dirname, '../src', folder),
    path.resolve(import.meta.dirname, '../dist', folder),
    { recursive: true, filter: (file) => !file.endsWith('.ts') },
  );
