// Writes docs/corpus.md.
import { writeFileSync } from 'node:fs';
import { createPage, pageFile } from './page.ts';

writeFileSync(pageFile, createPage());
