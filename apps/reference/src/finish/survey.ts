import type { Element, Root } from 'hast';
import { attribute, eachElement } from './element.ts';

/** The links of a page, and the anchors that links can lead to. */
export interface Survey {
  ids: string[];
  /** The ids that the page gives to more than one place. */
  repeatedIds: string[];
  /** Every reference to another place, each once, in the order of the page. */
  references: string[];
}

const addresses = ['href', 'xLinkHref', 'src', 'poster', 'data', 'action'] as const;
const addressSets = ['srcSet', 'imageSrcSet'] as const;

/** Collects the ids and references of a page in one pass. */
export function survey(tree: Root): Survey {
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
