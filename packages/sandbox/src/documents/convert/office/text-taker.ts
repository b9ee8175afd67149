import type { Block } from '../blocks.ts';

/** Takes one block after the other. */
export type TakeBlock = (block: Block) => void;

/** Gives text as paragraphs, one for each of its lines that has something in it. */
export function takeParagraphs(text: string, take: TakeBlock): void {
  for (const line of text.split('\n'))
    if (line.trim() !== '') take({ kind: 'paragraph', text: line });
}
