// Reads pages on a thread of its own: each is parsed once, for its twin and its links.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Root } from 'hast';
import { readPageTree } from '../html/read-html.ts';
import { attribute, find, eachElement } from './element.ts';
import { isPage, twinFile } from './files.ts';
import { makeTwin } from './twin/make-twin.ts';

/** The links of a page, and the anchors that links can lead to. */
interface Survey {
  ids: string[];
  /** The ids that the page gives to more than one place. */
  repeatedIds: string[];
  /** Every reference to another place, each once, in the order of the page. */
  references: string[];
}

const addresses = ['href', 'xLinkHref', 'src', 'poster', 'data', 'action'] as const;
const addressSets = ['srcSet', 'imageSrcSet'] as const;

/** Collects the ids and references of a page in one pass. */
function survey(tree: Root): Survey {
  const ids = new Set<string>();
  const repeatedIds = new Set<string>();
  const references = new Set<string>();
  eachElement(tree, (found) => {
    const id = attribute(found, 'id');
    if (ids.has(id)) repeatedIds.add(id);
    if (id !== '') ids.add(id);
    for (const reference of findReferences(found)) references.add(reference);
  });
  return { ids: [...ids], repeatedIds: [...repeatedIds], references: [...references] };
}

function findReferences(found: Element): string[] {
  const { properties, content } = found;
  // The content of a template is inserted by script; its ids do not exist until then.
  if (content !== undefined) return survey(content).references;
  // It says where the page itself is published, which is another place while it is tried.
  if (attribute(found, 'rel') === 'canonical') return [];
  return [
    ...addresses.filter((name) => name in properties).map((name) => attribute(found, name)),
    ...addressSets.flatMap((name) => candidatesIn(attribute(found, name))),
  ];
}

/** The addresses in a `srcset`, without the widths. */
const candidatesIn = (set: string): string[] =>
  set.split(',').flatMap((candidate) => candidate.trim().split(/\s/, 1).filter(Boolean));

/** HTML files of the site. */
export interface PagesTask {
  site: string;
  base: string;
  /** The paths of the files in the site. */
  files: readonly string[];
}

/** The facts about an HTML file that the checks and the list of pages need. */
export interface PageFacts extends Survey {
  file: string;
  /** The content of `<meta name="description">`; empty if there is none. */
  description: string;
  /** Undefined for a file that should have no twin, or lacks the content for one. */
  twin: { title: string; references: string[] } | undefined;
}

/** Reads pages, and writes the Markdown twin of each beside it. */
export default function readPages({ site, base, files }: PagesTask): PageFacts[] {
  return files.map((file) => readPage(site, base, file));
}

function readPage(site: string, base: string, file: string): PageFacts {
  const tree = readPageTree(readFileSync(path.join(site, file), 'utf8'));
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
