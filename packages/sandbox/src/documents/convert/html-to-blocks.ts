import type { Block } from './blocks.ts';

/** The tree of fast-xml-parser in order: each node has one key, its tag, and for text `#text`. */
type Node = Record<string, unknown>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function nodesOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

const unpairedTags = ['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'wbr'];
/** A parser of XML stumbles over what scripts and style sheets hold; none of it is seen anyway. */
const unseenContent = /<(script|style)\b[\s\S]*?<\/\1\s*>/giu;
const unseenTags = new Set(['head', 'script', 'style', 'template', 'title']);
const blockTags = new Map<string, Pick<Block, 'kind' | 'level'>>([
  ...[
    'address',
    'article',
    'blockquote',
    'body',
    'div',
    'footer',
    'header',
    'main',
    'p',
    'section',
    'table',
    'tr',
    'ul',
    'ol',
    'dl',
    'dd',
    'dt',
    'form',
    'figure',
    'html',
  ].map((tag) => [tag, { kind: 'paragraph' }] as const),
  ...[1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, { kind: 'heading', level }] as const),
  ['li', { kind: 'item' }],
  ['pre', { kind: 'fixed' }],
]);

/** Gathers the text of inline tags until a block begins or ends. */
function gather() {
  const blocks: Block[] = [];
  let text = '';
  const end = (as: Pick<Block, 'kind' | 'level'>) => {
    const trimmed =
      as.kind === 'fixed'
        ? text
        : text
            .replace(/[^\S\n]+/gu, ' ')
            .replace(/ ?\n ?/gu, '\n')
            .trim();
    if (trimmed !== '') {
      blocks.push({ ...as, text: trimmed });
    }
    text = '';
  };
  const walk = (nodes: readonly Node[], inside: Pick<Block, 'kind' | 'level'>) => {
    for (const node of nodes) {
      for (const tag of Object.keys(node).filter((key) => key !== ':@')) {
        const name = tag.toLowerCase();
        const block = blockTags.get(name);
        if (tag === '#text') {
          const part = String(node[tag]);
          text += inside.kind === 'fixed' ? part : part.replace(/\s+/gu, ' ');
        } else if (name === 'br') {
          text += '\n';
        } else if (block !== undefined) {
          end(inside);
          walk(nodesOf(node[tag]), block);
          end(block);
        } else if (!unseenTags.has(name)) {
          walk(nodesOf(node[tag]), inside);
          text += name === 'td' || name === 'th' ? '  ' : '';
        }
      }
    }
  };
  return { blocks, walk, end };
}

/** Takes headings, paragraphs, lists and fixed text out of simple HTML; looks are left out. */
export async function htmlToBlocks(html: string): Promise<Block[]> {
  const { XMLParser } = await import('fast-xml-parser');
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: true,
    htmlEntities: true,
    trimValues: false,
    parseTagValue: false,
    unpairedTags,
  });
  const { blocks, walk, end } = gather();
  walk(nodesOf(parser.parse(html.replace(unseenContent, ''))), { kind: 'paragraph' });
  end({ kind: 'paragraph' });
  return blocks;
}
