import path from 'node:path';
import type { Element, Root } from 'hast';
import { attribute, eachElement } from '../element.ts';
import { isPage, twinFile } from '../files.ts';
import { resolveTarget } from '../target.ts';

/**
 * Redirects links to pages of the site to the twins of these pages, relative to this twin, so that
 * one can go from twin to twin wherever the site is served.
 * @returns the new targets of the links and images
 */
export function leadToTwins(page: Root, file: string, base: string): string[] {
  const references = new Set<string>();
  eachElement(page, (found) => {
    const name = getReferenceAttribute(found);
    if (name === undefined || found.properties[name] === undefined) return;
    const reference = twinReference(attribute(found, name), file, base);
    found.properties[name] = reference;
    references.add(reference);
  });
  return [...references];
}

function getReferenceAttribute({ tagName }: Element): 'href' | 'src' | undefined {
  if (tagName === 'a') return 'href';
  return tagName === 'img' ? 'src' : undefined;
}

function twinReference(reference: string, file: string, base: string): string {
  const target = resolveTarget(reference, file, base);
  if (target.kind !== 'file') return reference;
  const fragment = target.fragment === '' ? '' : `#${encodeURIComponent(target.fragment)}`;
  if (target.file === file && fragment !== '') return fragment;
  const there = isPage(target.file) ? twinFile(target.file) : target.file;
  return encodeURI(path.posix.relative(path.posix.dirname(file), there)) + fragment;
}
