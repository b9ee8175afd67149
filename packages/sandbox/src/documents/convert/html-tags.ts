import type { TextLook } from '../runs.ts';
import type { TextBlock } from './block.ts';

/** The kind of block that an element makes, and its level if it is a heading. */
export type Kind = Pick<TextBlock, 'kind' | 'level'>;

export const paragraph: Kind = { kind: 'paragraph' };

/** Elements that browsers do not show. */
export const unseenTags = new Set([
  'iframe',
  'noembed',
  'noframes',
  'script',
  'style',
  'template',
  'title',
]);

/** Elements that begin a block of their own. */
export const blockTags = new Map<string, Kind>([
  ...[
    'address',
    'article',
    'aside',
    'blockquote',
    'body',
    'caption',
    'center',
    'details',
    'div',
    'dl',
    'dd',
    'dt',
    'fieldset',
    'figcaption',
    'figure',
    'footer',
    'form',
    'header',
    'html',
    'legend',
    'main',
    'nav',
    'ol',
    'p',
    'section',
    'summary',
    'table',
    'tr',
    'ul',
  ].map((tag) => [tag, paragraph] as const),
  ...[1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, { kind: 'heading', level }] as const),
  ['li', { kind: 'item' }],
  ['pre', { kind: 'fixed' }],
]);

/** Elements that change the look of the letters in them. */
export const letterTags: Readonly<Record<string, TextLook>> = {
  b: { bold: true },
  big: { size: 12 },
  cite: { italic: true },
  code: { font: 'Courier' },
  em: { italic: true },
  i: { italic: true },
  ins: { underline: true },
  kbd: { font: 'Courier' },
  mark: { background: '#ffff00' },
  samp: { font: 'Courier' },
  small: { size: 8 },
  strong: { bold: true },
  th: { bold: true },
  tt: { font: 'Courier' },
  u: { underline: true },
  var: { italic: true },
};

/** Elements without an end. */
export const voidTags = new Set([
  'area',
  'base',
  'br',
  'col',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'wbr',
]);

/** Elements that end the last one of their name, where that is still open. */
export const endsSame = new Set(['dd', 'dt', 'li', 'p', 'td', 'th', 'tr']);
