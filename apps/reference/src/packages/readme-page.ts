import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readMarkdown } from './markdown.ts';
import type { Manifest } from './manifests.ts';
import { firstSentence, splitTitle, type Page } from './page.ts';

/** Creates the page of a package without an API page, from its README. */
export function readmePage(manifest: Manifest): Page {
  const { short, description } = manifest;
  const page = textPage(manifest, 'README.md');
  return { ...page, file: `${short}/index.md`, slug: short, description };
}

/** The page of a text that lies beside the README. */
export function textPage({ folder, short, description }: Manifest, name: string): Page {
  const { title, body } = splitTitle(readMarkdown(readFileSync(path.join(folder, name), 'utf8')));
  return {
    file: `${short}/${name}`,
    slug: `${short}/${path.parse(name).name.toLowerCase()}`,
    title,
    description: firstSentence(body) ?? description,
    body,
  };
}
