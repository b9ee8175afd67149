import type { Block } from '../block.ts';
import { readParagraphs } from './read-paragraphs.ts';
import type { NoteKind, ParagraphReader } from './read-paragraphs.ts';

/** The notes of a document, numbered in the order in which the text refers to them. */
export interface Notes {
  sign: ParagraphReader['sign'];
  /** Reads the notes of a kind from their part: those that the text refers to, in their order. */
  read(kind: NoteKind, bytes: Uint8Array, styleOf: ParagraphReader['styleOf']): Promise<Block[]>;
}

/** Numbers the notes of a document. */
export function numberNotes(): Notes {
  const numbers = new Map<string, number>();
  return {
    sign(kind, id) {
      const key = `${kind} ${id}`;
      const number = numbers.get(key) ?? numbers.size + 1;
      numbers.set(key, number);
      return `[${number}]`;
    },
    async read(kind, bytes, styleOf) {
      const found = new Map<number, Block[]>();
      await readParagraphs(bytes, {
        styleOf,
        sign: () => '',
        take(block, note) {
          const number = numbers.get(`${kind} ${note}`);
          if (number === undefined) return;
          const blocks = found.get(number) ?? [];
          found.set(number, blocks);
          blocks.push(blocks.length === 0 ? withSign(block, `[${number}] `) : block);
        },
      });
      return [...found].toSorted(([one], [other]) => one - other).flatMap(([, blocks]) => blocks);
    },
  };
}

/** A paragraph that begins with a sign. */
function withSign(block: Block, sign: string): Block {
  if (block.kind === 'table') return block;
  const { runs } = block;
  return {
    ...block,
    text: `${sign}${block.text}`,
    ...(runs !== undefined && { runs: [{ text: sign }, ...runs] }),
  };
}
