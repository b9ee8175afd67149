import path from 'node:path';
import type { Link, Root } from 'mdast';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { type Page, packageAddress } from './page.ts';
import { eventsAddress, fidelityAddress, figuresAddress } from '../contract/addresses.ts';

/** Files of the repository that are pages of the site elsewhere, by their names. */
const elsewhere = new Map([
  ['EVENTS.md', eventsAddress],
  ['CONTRACT.md', figuresAddress],
  ['benchmarks.md', figuresAddress],
  ['fidelity.md', fidelityAddress],
  ['SAFETY.md', packageAddress('connect/safety')],
  ['COVERAGE.md', packageAddress('sandbox/coverage')],
]);

/**
 * Returns the target of a link on the site; undefined if the site does not have it. The address is
 * relative, so that it works wherever the site is served.
 * @param pages all pages by the files that links name
 */
function resolveAddress(
  url: string,
  page: Page,
  pages: ReadonlyMap<string, Page>,
): string | undefined {
  if (/^(\w+:|#)/.test(url)) return url;
  const [file = '', hash] = url.split('#');
  const target = pages.get(path.posix.join(path.posix.dirname(page.file), file));
  const to = target ? packageAddress(target.slug) : elsewhere.get(path.posix.basename(file));
  if (to === undefined) return undefined;
  const way = path.posix.relative(packageAddress(page.slug), to);
  return `${way === '' ? '.' : way}/${hash === undefined ? '' : `#${hash}`}`;
}

/** Converts a file of a package's documentation to a page of the site. */
export function adaptPage(page: Page, pages: ReadonlyMap<string, Page>): Root {
  const body = structuredClone(page.body);
  visit(body, (node, index, parent) => {
    if (index === undefined || parent === undefined) return CONTINUE;
    // Comments are for who writes the file; a page with pictures would be too heavy.
    if (node.type === 'html' || node.type === 'image') {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.type === 'link') {
      const address = resolveAddress(node.url, page, pages);
      // A link to a page that the site does not have becomes plain text.
      if (address === undefined) {
        parent.children.splice(index, 1, ...node.children);
        return [SKIP, index];
      }
      nameByTitle(node, pages.get(path.posix.join(path.posix.dirname(page.file), node.url)));
      node.url = address;
    }
    if (node.type === 'table') {
      parent.children.splice(index, 1, frame.begin, node, frame.end);
      return [CONTINUE, index + 3];
    }
    // TypeDoc's word where a parameter is taken apart at once.
    if ('value' in node && node.value === '__namedParameters') node.value = 'options';
    return CONTINUE;
  });
  return body;
}

/**
 * The frame around a table, in which a table wider than a phone can be scrolled (wide-tables.css).
 */
const frame = {
  begin: { type: 'html', value: '<div class="wide" role="group" tabindex="0" aria-label="Table">' },
  end: { type: 'html', value: '</div>' },
} as const;

/** TypeDoc's lists name a page by its file; here it is named as it names itself. */
function nameByTitle({ children }: Link, target: Page | undefined): void {
  const [text] = children;
  if (target === undefined || text?.type !== 'text') return;
  const { dir, name } = path.posix.parse(target.file);
  if (text.value === (name === 'index' ? path.posix.basename(dir) : name))
    text.value = target.title;
}
