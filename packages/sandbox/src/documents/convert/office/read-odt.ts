import { limits } from '../../limits.ts';
import { plainText } from '../blocks.ts';
import { readXml } from '../docx/read-xml.ts';
import { openZip } from '../docx/zip.ts';
import type { TakeBlock } from './text-taker.ts';

/** Elements whose text is not that of the document. */
const skipped = new Set(['annotation', 'automatic-styles', 'tracked-changes', 'object', 'scripts']);

const blocks = new Set(['h', 'p']);

/**
 * Reads the headings, paragraphs, lists and tables of a text of OpenDocument; the cells of a row are
 * side by side.
 * @throws Error where it is damaged
 */
export async function readOdt(bytes: Uint8Array, take: TakeBlock): Promise<void> {
  const content = openZip(bytes, limits.docxBytes).read('content.xml');
  if (content === undefined) throw new Error('The archive has no content.xml.');
  const open: { isHeading: boolean; level: number; parts: string[] }[] = [];
  let items = 0;
  let row: string[] | undefined;
  await readXml(content, skipped, {
    open(name, attribute) {
      if (name === 'list-item') items += 1;
      else if (name === 'table-row') row = [];
      else if (blocks.has(name)) {
        const level = Number(attribute('outline-level') ?? '1') || 1;
        open.push({ isHeading: name === 'h', level: Math.min(Math.max(level, 1), 6), parts: [] });
      } else if (name === 's')
        open.at(-1)?.parts.push(' '.repeat(Math.min(100, Number(attribute('c') ?? '1') || 1)));
      else if (name === 'tab') open.at(-1)?.parts.push('\t');
      else if (name === 'line-break') open.at(-1)?.parts.push('\n');
    },
    close(name) {
      if (name === 'list-item') items -= 1;
      else if (name === 'table-row') {
        if (row !== undefined && row.length > 0)
          take({ kind: 'paragraph', text: row.join(' \u00A0 ') });
        row = undefined;
      } else if (blocks.has(name)) {
        const block = open.pop();
        const text = plainText(block?.parts.join('') ?? '');
        if (text === '' || block === undefined) return;
        if (row !== undefined) row.push(text);
        else if (block.isHeading) take({ kind: 'heading', level: block.level, text });
        else take({ kind: items > 0 ? 'item' : 'paragraph', text });
      }
    },
    text: (text) => void open.at(-1)?.parts.push(text),
  });
}
