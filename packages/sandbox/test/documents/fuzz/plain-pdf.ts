import { writePdf } from '../write-pdf.ts';
import { writeStreamPdf } from '../write-stream-pdf.ts';
import { damage } from './damage.ts';
import type { Random } from './random.ts';

/** Parts that a PDF can have in places where they do not belong. */
const parts = [
  '%x\n',
  '/A',
  '/A 1',
  '(',
  '(a)',
  '((a)',
  '(\\',
  '<',
  '<a',
  '<ab>',
  '<<',
  '>>',
  '[',
  ']',
  '<< /A 1 >>',
  'null',
  'true',
  'nul',
  '0',
  '-',
  '.',
  '1.2.3',
  '1e5',
  '+5',
  '--5',
  '1 0 R',
  '9 0 R',
  '0 0 R',
  'R',
  'stream',
  'endobj',
  'obj',
  'endstream',
  '\0',
  '\f',
  '\r',
  '{',
  '}',
  '#',
  '/A#42',
  '/Kids []',
  '/Count 7',
  '/Parent null',
  '/MediaBox [0 0 9 9]',
  '/MediaBox [5 5 1 1]',
  '/MediaBox 9 0 R',
  '/CropBox [1 2 3 4]',
  '/CropBox [600 0 700 9]',
  '/Rotate 90',
  '/Rotate -90',
  '/Rotate 450',
  '/Rotate null',
  '/Type /Page',
  '/Type /Pages',
  '/UserUnit 3',
  '/AcroForm null',
  '/AcroForm << /XFA [] >>',
  '/Encrypt',
  '/Prev 9',
  '/XRefStm 9',
  'xref',
  'trailer',
  'startxref',
  '%%EOF',
  '\u0080',
] as const;

const spaces = [' ', '\n', '\r\n', '\t', '\r'] as const;

function spoil(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  const rest = text.slice(random.chance(0.2) ? at + random.below(6) : at);
  return `${text.slice(0, at)} ${random.pick(parts)} ${rest}`;
}

function number(random: Random): string {
  const value = random.chance(0.5) ? random.below(900) : random.below(90_000) / 1000 - 30;
  return value.toFixed(random.below(4));
}

function box(random: Random): string {
  const [left, bottom] = [number(random), number(random)];
  const right = (Number(left) + 1 + random.below(500) / 7).toFixed(random.below(5));
  const top = (Number(bottom) + 1 + random.below(800) / 7).toFixed(random.below(5));
  return `[${random.pick(spaces)}${left} ${bottom} ${right} ${top}]`;
}

function looks(level: number, random: Random): string {
  return [
    random.chance(level === 0 ? 0.95 : 0.2) ? `/MediaBox ${box(random)}` : '',
    random.chance(0.05) ? `/CropBox ${box(random)}` : '',
    random.chance(0.2)
      ? `/Rotate ${random.pick(['0', '90', '180', '270', '360', '-90', '45'])}`
      : '',
    random.chance(0.1) ? '/Lang (en\\)-(US)) /Annots [<< /Subtype /Widget /T (x) >>]' : '',
  ].join(random.pick(spaces));
}

/** The objects of a PDF with a tree of pages. */
function objectsOf(random: Random): string[] {
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>'];
  function add(parent: number, level: number): [reference: string, pages: number] {
    const own = objects.push('');
    const above = parent === 0 ? '' : `/Parent ${parent} 0 R`;
    const shown = looks(level, random);
    if (level > 3 || (level > 0 && random.chance(0.6))) {
      objects[own - 1] = `<< /Type /Page ${above} ${shown} >>`;
      return [`${own} 0 R`, 1];
    }
    const kids = Array.from({ length: 1 + random.below(3) }, () => add(own, level + 1));
    const count = kids.reduce((sum, [, pages]) => sum + pages, 0);
    const list = kids.map(([reference]) => reference).join(random.pick(spaces));
    objects[own - 1] = `<</Type/Pages ${above}/Count ${count}/Kids[${list}] ${shown}>>`;
    return [`${own} 0 R`, count];
  }
  add(0, 0);
  return objects;
}

/** A PDF that is written plainly, and may be spoilt before its table is written, or damaged after. */
export function nearlyPlainPdf(random: Random): Uint8Array {
  const objects = objectsOf(random);
  let trailer = '';
  for (let times = random.chance(0.5) ? 0 : 1 + random.below(2); times > 0; times -= 1) {
    const at = random.below(objects.length + 1);
    const object = objects[at];
    if (object === undefined) trailer = spoil(trailer, random);
    else objects[at] = spoil(object, random);
  }
  const made = random.chance(0.5)
    ? writePdf(objects, trailer)
    : writeInLists(objects, trailer, random);
  return random.chance(0.4) ? damage(made, random) : made;
}

/** Writes objects into lists, with a table that is a stream; both may be spoilt before they are packed. */
function writeInLists(objects: readonly string[], trailer: string, random: Random): Uint8Array {
  return writeStreamPdf({
    objects,
    trailer,
    perList: 1 + random.below(objects.length + 2),
    predicted: random.chance(0.5),
    listEntries: random.chance(0.1) ? spoil('', random) : '',
    changeList: (list) => (random.chance(0.1) ? spoilList(list, random) : list),
    changeRows: (rows) => (random.chance(0.2) ? spoilRows(rows, random) : rows),
  });
}

/** Spoils a list by a part that does not belong there, or by another number in its beginning. */
function spoilList(list: string, random: Random): string {
  if (random.chance(0.5)) return spoil(list, random);
  const at = random.below(Math.min(list.length, 12));
  return `${list.slice(0, at)}${random.pick(['0', '1', '2', '9', ' '])}${list.slice(at + 1)}`;
}

function spoilRows(rows: Buffer, random: Random): Buffer {
  if (random.chance(0.2)) return rows.subarray(0, random.below(rows.length));
  rows[random.below(rows.length)] = random.chance(0.7) ? random.below(9) : random.below(256);
  return rows;
}
