import type { Block, TextBlock } from './block.ts';
import { blocksToPdf, plainText } from './blocks.ts';
import { readMarkup } from './read-markup.ts';
import { decodeText } from './text-to-pdf.ts';

/** How many blocks count as open inside each other; browsers stop at about as many. */
const deepest = 512;
type Look = Pick<TextBlock, 'kind' | 'level'>;

const paragraph: Look = { kind: 'paragraph' };
/** Elements that browsers do not show. */
const unseenTags = new Set([
  'iframe',
  'noembed',
  'noframes',
  'script',
  'style',
  'template',
  'title',
]);
const blockTags = new Map<string, Look>([
  ...[
    'address',
    'article',
    'aside',
    'blockquote',
    'body',
    'caption',
    'center',
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
    'table',
    'tr',
    'ul',
  ].map((tag) => [tag, paragraph] as const),
  ...[1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, { kind: 'heading', level }] as const),
  ['li', { kind: 'item' }],
  ['pre', { kind: 'fixed' }],
]);

/**
 * Reads the headings, paragraphs, lists and fixed text of HTML; looks are left out. Tags that are
 * not closed, or closed where none is open, do no harm and cost no more than others.
 */
async function readHtml(html: string, take: (block: Block) => void): Promise<void> {
  /** The blocks that are open, and how many of each name: a tag that closes none is not searched. */
  const open: { name: string; look: Look }[] = [];
  const counts = new Map<string, number>();
  const count = (name: string, by: number) => counts.set(name, (counts.get(name) ?? 0) + by);
  const look = () => open.at(-1)?.look ?? paragraph;
  let unseen: { name: string; depth: number } | undefined;
  let text = '';
  const end = () => {
    if (text === '') return;
    const content = look().kind === 'fixed' ? text : plainText(text);
    text = '';
    if (content !== '') {
      take({ ...look(), text: content });
    }
  };
  await readMarkup(html, 'html', {
    open(name) {
      if (unseen !== undefined) {
        unseen.depth += unseen.name === name ? 1 : 0;
        return;
      }
      const block = blockTags.get(name);
      if (unseenTags.has(name)) {
        unseen = { name, depth: 1 };
      } else if (name === 'br' || name === 'hr') {
        text += '\n';
      } else if (name === 'td' || name === 'th') {
        text += ' ';
      } else if (block !== undefined) {
        end();
        if (open.length < deepest) {
          open.push({ name, look: block });
          count(name, 1);
        }
      }
    },
    close(name) {
      if (unseen !== undefined) {
        unseen.depth -= unseen.name === name ? 1 : 0;
        unseen = unseen.depth === 0 ? undefined : unseen;
      } else if (blockTags.has(name)) {
        end();
        while ((counts.get(name) ?? 0) > 0) {
          const closed = open.pop();
          count(closed?.name ?? name, -1);
          if (closed?.name === name) break;
        }
      }
    },
    text(part) {
      if (unseen === undefined) {
        text += look().kind === 'fixed' ? part : part.replace(/\s+/gu, ' ');
      }
    },
  });
  end();
}

/** The headings, paragraphs, lists and fixed texts of HTML. */
export async function htmlToBlocks(html: string): Promise<Block[]> {
  const blocks: Block[] = [];
  await readHtml(html, (block) => blocks.push(block));
  return blocks;
}

/** Writes the headings, paragraphs and lists of HTML; looks, images and scripts are left out. */
export function htmlToPdf(bytes: Uint8Array, name: string): Promise<Uint8Array> {
  const html = decodeText(bytes, name);
  return blocksToPdf((take) => readHtml(html, take));
}
