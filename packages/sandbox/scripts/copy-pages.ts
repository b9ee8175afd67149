// Pages, their styles, the scripts that browsers run, and fonts go beside the modules that serve them.
import { cpSync, globSync, mkdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

for (const file of globSync(
  ['**/*.{eta,css,js,html,svg,woff}', '**/fonts/*.{txt,json}', '**/texts/*.json'],
  {
    cwd: path.join(root, 'src'),
  },
)) {
  const to = path.join(root, 'dist', file);
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(path.join(root, 'src', file), to);
}
