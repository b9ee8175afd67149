import { flow, type PlacedSlot } from '../flow.ts';
import { limits } from '../limits.ts';
import { newPdf, savePdf } from '../pdf-lib.ts';
import type { TextLook } from '../runs.ts';
import { type Block, createBudget, styleOfBlock, type TextBlock } from './block.ts';
import { layOutParagraph } from './lay-out-paragraph.ts';
import { layOutTable } from './lay-out-table.ts';
import { keepRoom, divideRepeated } from './repeat-blocks.ts';

export type { Block } from './block.ts';

/** A PDF that was created from blocks, with the places of its slots. */
export interface WrittenBlocks {
  pdf: Uint8Array;
  slots: PlacedSlot[];
}

/**
 * Writes a text as a PDF of Letter pages. `write` passes one block after the other.
 *
 * @throws {DocumentFault} UNABLE_TO_LOAD_DOCUMENT where it has more pages or characters than
 *   limits.ts allows.
 */
export async function blocksToPdf(
  write: (take: (block: Block) => void) => void | Promise<void>,
): Promise<Uint8Array> {
  return (await writeBlocks(write)).pdf;
}

/** Does the same, and says where the slots are. @throws {DocumentFault} UNABLE_TO_LOAD_DOCUMENT */
export async function writeBlocks(
  write: (take: (block: Block) => void) => void | Promise<void>,
): Promise<WrittenBlocks> {
  const blocks: Block[] = [];
  // Stops early at a text that is certainly too long; the flow checks the exact limits.
  const count = createBudget();
  await write((block) => {
    count(block.text);
    blocks.push(block);
  });
  const document = await newPdf();
  const pages = await flow(document, limits);
  const [repeated, others] = divideRepeated(blocks);
  const finish = await keepRoom(pages, repeated);
  for (const block of others) {
    if (block.kind === 'table') {
      pages.gap(8);
      await pages.lines(layOutTable(block, pages));
      continue;
    }
    const style = styleOfBlock(block);
    const plain = findPlainStyle(block);
    const sign = block.kind === 'item' ? `${block.sign ?? '\u2022'} ` : '';
    if (plain === undefined) {
      pages.gap(style.before ?? 0);
      await pages.lines(layOutParagraph(block, pages));
    } else await pages.paragraph(`${sign}${block.text}`, { ...style, ...plain });
  }
  if (document.getPageCount() === 0) {
    document.addPage([612, 792]);
  }
  await finish();
  return { pdf: await savePdf(document), slots: pages.slots };
}

/** The look of a text that looks the same everywhere; undefined where more than that is needed. */
function findPlainStyle({ runs, align = 'left' }: TextBlock): TextLook | undefined {
  if (align !== 'left') return undefined;
  const [run, ...others] = runs ?? [];
  if (run === undefined) return {};
  const { slot, look = {} } = run;
  const isPlain = others.length === 0 && slot === undefined;
  return isPlain && look.background === undefined && look.underline !== true ? look : undefined;
}

/**
 * Normalizes the spaces of a paragraph: runs of spaces become one, and none are left at the ends of
 * lines. A text that is too long is not changed, as it is rejected for its length.
 */
export function plainText(text: string): string {
  if (text.length > limits.characters) return text;
  return text
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .trim();
}
