// Reads each page on a thread of its own: it is parsed once, for its twin and its links.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { attribute, find } from './element.ts';
import { isPage, twinFile } from './files.ts';
import { survey, type Survey } from './survey.ts';
import { makeTwin } from './twin/make-twin.ts';

/** One HTML file of the site. */
export interface PageTask {
  site: string;
  base: string;
  /** The path of the file in the site. */
  file: string;
}

/** The facts about an HTML file that the checks and the list of pages need. */
export interface PageFacts extends Survey {
  file: string;
  /** The content of `<meta name="description">`; empty if there is none. */
  description: string;
  /** Undefined for a file that should have no twin, or lacks the content for one. */
  twin: { title: string; references: string[] } | undefined;
}

/** Reads a page and writes its Markdown twin beside it. */
export default function readPage({ site, base, file }: PageTask): PageFacts {
  const tree = fromHtml(readFileSync(path.join(site, file), 'utf8'));
  const meta = find(tree, isDescription);
  const description = meta === undefined ? '' : attribute(meta, 'content');
  const surveyed = survey(tree);
  // Last, as it takes the tree apart.
  const twin = isPage(file) ? makeTwin(tree, file, base) : undefined;
  if (twin !== undefined) writeFileSync(path.join(site, twinFile(file)), twin.text);
  return {
    file,
    description,
    ...surveyed,
    twin: twin && { title: twin.title, references: twin.references },
  };
}

const isDescription = (found: Element): boolean =>
  found.tagName === 'meta' && attribute(found, 'name') === 'description';
