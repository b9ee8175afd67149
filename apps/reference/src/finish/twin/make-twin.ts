import type { Root, Element, ElementContent } from 'hast';
import { toMdast } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { find, hasClass, attribute, eachElement, element } from '../element.ts';
import { flattenCells } from './cells.ts';
import { plainCode } from './code.ts';
import { leadToTwins } from './links.ts';

const words = new Set(['a', 'code', 'span']);
const isWord = (node: ElementContent | undefined): boolean =>
  node?.type === 'element' && words.has(node.tagName);

/**
 * Inserts spaces between words that only the style of the page separates: name, type, `required`.
 */
function spaceWords(page: Root): void {
  eachElement(page, (parent) => {
    parent.children =
      parent.tagName === 'code' ? [{ type: 'text', value: toString(parent) }] : spaced(parent);
  });
}

function spaced({ children }: Element): ElementContent[] {
  return children.flatMap((child, at) =>
    isWord(child) && isWord(children[at - 1]) ? [{ type: 'text', value: ' ' }, child] : [child],
  );
}

const controls = new Set(['button', 'svg', 'script', 'style', 'link', 'template']);

/**
 * Removes elements that the page marks with `data-twin="omit"`, and those that can only be seen or
 * pressed.
 */
function dropControls(page: Root): void {
  eachElement(page, (parent) => {
    parent.children = parent.children.filter(
      (child) => child.type !== 'element' || !isControl(child),
    );
  });
}

function isControl(found: Element): boolean {
  return (
    controls.has(found.tagName) ||
    attribute(found, 'dataTwin') === 'omit' ||
    attribute(found, 'ariaHidden') === 'true' ||
    attribute(found, 'role') === 'tablist' ||
    hasClass(found, 'sl-anchor-link')
  );
}

/** The Markdown twin of a page. */
export interface Twin {
  title: string;
  text: string;
  /** The targets of its links. */
  references: string[];
}

/**
 * Converts a page to Markdown: its title and its content, without the parts that only a person at a
 * screen can use.
 * @param tree the page, which is changed
 * @returns undefined if the page has no title or no content
 */
export function makeTwin(tree: Root, file: string, base: string): Twin | undefined {
  const main = find(tree, ({ tagName }) => tagName === 'main');
  const title = main && find(main, ({ tagName }) => tagName === 'h1');
  const content = main && find(main, (found) => hasClass(found, 'sl-markdown-content'));
  if (title === undefined || content === undefined) return undefined;
  const page: Root = { type: 'root', children: [title, content] };
  plainCode(page);
  labelAsides(page);
  labelPanels(page);
  dropControls(page);
  dropPermalinks(page);
  spaceWords(page);
  flattenCells(page);
  const references = leadToTwins(page, file, base);
  unwrapSpans(page);
  const text = toMarkdown(toMdast(page, { document: true }), {
    bullet: '-',
    rule: '-',
    emphasis: '_',
    // Columns that are filled up with spaces are long, and no easier to read for a machine.
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
  return { title: toString(title).trim(), text, references };
}

/**
 * Puts the content of each `span` in its place. Markdown has nothing for it, and to convert one costs
 * as much as another element.
 */
function unwrapSpans(page: Root): void {
  eachElement(page, (parent) => {
    parent.children = parent.children.flatMap(contentOf);
  });
}

const contentOf = (node: ElementContent): ElementContent[] =>
  node.type === 'element' && node.tagName === 'span' ? node.children.flatMap(contentOf) : [node];

/** Turns the boxes for notes and warnings into quotes that begin with their title. */
function labelAsides(page: Root): void {
  eachElement(page, (aside) => {
    if (!hasClass(aside, 'starlight-aside')) return;
    const title = element('strong', [{ type: 'text', value: attribute(aside, 'ariaLabel') }]);
    // The title that is drawn says the same and is hidden from readers.
    const rest = aside.children.filter(
      (child) => child.type !== 'element' || !hasClass(child, 'starlight-aside__title'),
    );
    aside.tagName = 'blockquote';
    aside.children = [element('p', [title]), ...rest];
  });
}

/** Shows every panel of a row of tabs, one below the other, each below the words of its tab. */
function labelPanels(page: Root): void {
  const tabs = new Map<string, Element>();
  const panels: Element[] = [];
  eachElement(page, (found) => {
    const role = attribute(found, 'role');
    if (role === 'tab') tabs.set(attribute(found, 'id'), found);
    if (role === 'tabpanel') panels.push(found);
  });
  for (const panel of panels) {
    const tab = tabs.get(attribute(panel, 'ariaLabelledBy'));
    if (tab !== undefined) panel.children.unshift(element('p', [element('strong', tab.children)]));
  }
}

/** Removes links that only show the address of their own element: a text does not need them. */
function dropPermalinks(page: Root): void {
  eachElement(page, (place) => {
    const id = attribute(place, 'id');
    if (id === '') return;
    const link = find(place, (found) => attribute(found, 'href') === `#${id}`);
    if (link !== undefined) link.tagName = 'span';
  });
}
