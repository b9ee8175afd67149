import { applyEdits, type Edit } from '../../apply-edits.ts';
import { pageCount, pageNumber } from '../repeat-blocks.ts';

interface OpenField {
  instruction: string;
  /** True for what the field shows, which comes after its instruction. */
  shows: boolean;
  /** The texts in it, by their places. */
  texts: Omit<Edit, 'text'>[];
}

const tags = /<(\/?)w:(fldSimple|fldChar|instrText|t)((?:[\s/][^<>]*)?)>/gu;
const signs = new Map([
  ['PAGE', pageNumber],
  ['NUMPAGES', pageCount],
  ['SECTIONPAGES', pageCount],
]);

/**
 * Puts signs into a header or footer where Word shows the number of the page, and of all pages. One
 * pass, in linear time.
 */
export function markPageNumbers(xml: string): string {
  const open: OpenField[] = [];
  const edits: Edit[] = [];
  let begin = 0;
  for (const match of xml.matchAll(tags)) {
    const [whole, slash, name, attributes = ''] = match;
    const closes = slash === '/';
    const field = open.at(-1);
    if (name === 'fldSimple') {
      if (closes) finish();
      else if (!attributes.endsWith('/'))
        open.push({ instruction: read(attributes, 'instr'), shows: true, texts: [] });
    } else if (name === 'fldChar') {
      const type = read(attributes, 'fldCharType');
      if (type === 'begin') open.push({ instruction: '', shows: false, texts: [] });
      else if (type === 'end') finish();
      else if (field !== undefined) field.shows = true;
    } else if (!closes) begin = match.index + whole.length;
    else if (name === 'instrText' && field !== undefined)
      field.instruction += xml.slice(begin, match.index);
    else if (name === 't' && field?.shows === true)
      field.texts.push({ start: begin, end: match.index });
  }

  function finish(): void {
    const { instruction = '', texts = [] } = open.pop() ?? {};
    const [word = ''] = instruction.trim().split(/\s/u, 1);
    const sign = signs.get(word.toUpperCase());
    if (sign === undefined) return;
    for (const [index, place] of texts.entries())
      edits.push({ ...place, text: index === 0 ? sign : '' });
  }

  return applyEdits(xml, edits);
}

function read(attributes: string, name: string): string {
  return new RegExp(`w:${name}="([^"]*)"`, 'u').exec(attributes)?.[1] ?? '';
}
