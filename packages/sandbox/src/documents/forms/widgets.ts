import type { PDFDict, PDFDocument, PDFObject, PDFPage, PDFRef } from '@cantoo/pdf-lib';
import { DocumentFault } from '../document-fault.ts';
import { type Box, seenBox, turnOf } from '../canvas.ts';
import type { PdfLib } from '../pdf-lib.ts';
import { type FieldPlace, mostPlacedFields, type PlacedField } from './placed-field.ts';

/** One place of a field on a page; a field may have several. */
export interface Widget {
  page: PDFPage;
  dict: PDFDict;
  /** Its object; absent if it is inline in the page. */
  ref?: PDFRef;
  /** The full name of its field. */
  name: string;
  type: PlacedField['type'];
  /** The rectangle in the coordinates of the PDF. */
  box: Box;
  place: FieldPlace;
  isHidden: boolean;
}

/** Fields are nested a few levels; a loop of parents would have no end. */
const deepest = 32;

const flags = {
  readOnly: 1,
  required: 2,
  multiline: 1 << 12,
  password: 1 << 13,
  radio: 1 << 15,
  pushButton: 1 << 16,
};

/** Flags of an invisible widget: hidden, and not shown on a screen. */
const unseen = 2 | 32;

/** Reads the dictionaries of a form, of which a field may leave out what its parents have. */
export interface FormReader {
  inherited(dict: PDFDict, key: string): PDFObject | undefined;
  text(object: PDFObject | undefined): string;
  number(object: PDFObject | undefined): number | undefined;
}

/** Creates what reads the dictionaries of a form. */
export function createFormReader({
  PDFDict,
  PDFName,
  PDFNumber,
  PDFString,
  PDFHexString,
}: PdfLib): FormReader {
  return {
    inherited(dict, key) {
      let at: PDFDict | undefined = dict;
      for (let level = 0; at !== undefined && level < deepest; level += 1) {
        const found = at.lookup(PDFName.of(key));
        if (found !== undefined) return found;
        const parent: PDFObject | undefined = at.lookup(PDFName.of('Parent'));
        at = parent instanceof PDFDict ? parent : undefined;
      }
      return undefined;
    },
    text(object) {
      if (object instanceof PDFString || object instanceof PDFHexString) return object.decodeText();
      return object instanceof PDFName ? object.decodeText() : '';
    },
    number: (object) => (object instanceof PDFNumber ? object.asNumber() : undefined),
  };
}

/**
 * Finds the fields on the pages of a PDF, including those that the form's list lacks. Unreadable
 * ones are left out.
 *
 * @throws {DocumentFault} UNABLE_TO_LOAD_DOCUMENT if there are too many
 */
export function listWidgets(library: PdfLib, document: PDFDocument): Widget[] {
  const { PDFArray, PDFDict, PDFName, PDFRef } = library;
  const reader = createFormReader(library);
  const found: Widget[] = [];
  for (const [index, page] of document.getPages().entries()) {
    const annotations = page.node.lookup(PDFName.of('Annots'));
    if (!(annotations instanceof PDFArray)) continue;
    for (let at = 0; at < annotations.size(); at += 1) {
      const dict = annotations.lookup(at);
      if (!(dict instanceof PDFDict)) continue;
      if (reader.text(dict.lookup(PDFName.of('Subtype'))) !== 'Widget') continue;
      const ref = annotations.get(at);
      const widget = readWidget(library, reader, page, dict);
      if (widget === undefined) continue;
      const place = { ...widget.place, page: index + 1 };
      found.push({ ...widget, place, ...(ref instanceof PDFRef && { ref }) });
      if (found.length > mostPlacedFields)
        throw new DocumentFault(
          'UNABLE_TO_LOAD_DOCUMENT',
          `The form has more than ${mostPlacedFields} fields. Divide it, or print it to a plain PDF.`,
        );
    }
  }
  return found;
}

/** A widget without the number of its page; undefined where it has no type, name or place. */
function readWidget(
  library: PdfLib,
  reader: FormReader,
  page: PDFPage,
  dict: PDFDict,
): Omit<Widget, 'ref'> | undefined {
  const { PDFArray, PDFName } = library;
  const type = readType(reader, dict);
  const name = readName(library, reader, dict);
  const rectangle = dict.lookup(PDFName.of('Rect'));
  if (type === undefined || name === '' || !(rectangle instanceof PDFArray)) return undefined;
  const [x1, y1, x2, y2] = [0, 1, 2, 3].map((at) => reader.number(rectangle.lookup(at)));
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined)
    return undefined;
  const box = {
    x: Math.min(x1, x2),
    y: Math.min(y1, y2),
    width: Math.abs(x2 - x1),
    height: Math.abs(y2 - y1),
  };
  const own = reader.number(dict.lookup(PDFName.of('F'))) ?? 0;
  const isEmpty = box.width < 1 || box.height < 1;
  const place = { ...placeOnPage(page, box), page: 0, ...readState(library, reader, dict, type) };
  return { page, dict, name, type, box, place, isHidden: (own & unseen) !== 0 || isEmpty };
}

function readType(reader: FormReader, dict: PDFDict): PlacedField['type'] | undefined {
  const bits = reader.number(reader.inherited(dict, 'Ff')) ?? 0;
  switch (reader.text(reader.inherited(dict, 'FT'))) {
    case 'Tx':
      return (bits & flags.password) === 0 ? 'text' : 'password';
    case 'Btn':
      if ((bits & flags.pushButton) !== 0) return 'button';
      return (bits & flags.radio) === 0 ? 'checkbox' : 'radio';
    case 'Ch':
      return 'list';
    case 'Sig':
      return 'signature';
    default:
      return undefined;
  }
}

/** The names of a field and of its parents, from the outermost one. */
function readName({ PDFDict, PDFName }: PdfLib, reader: FormReader, dict: PDFDict): string {
  const parts: string[] = [];
  let at: PDFDict | undefined = dict;
  for (let level = 0; at !== undefined && level < deepest; level += 1) {
    const part = reader.text(at.lookup(PDFName.of('T')));
    if (part !== '') parts.unshift(part);
    const parent: PDFObject | undefined = at.lookup(PDFName.of('Parent'));
    at = parent instanceof PDFDict ? parent : undefined;
  }
  return parts.join('.');
}

/** Reads the value of a box or button, and whether it is chosen. */
function readState(
  { PDFArray, PDFDict, PDFName }: PdfLib,
  reader: FormReader,
  dict: PDFDict,
  type: PlacedField['type'],
): Pick<FieldPlace, 'value' | 'isOn'> {
  if (type !== 'checkbox' && type !== 'radio') return { value: '', isOn: false };
  const looks = dict.lookup(PDFName.of('AP'));
  const normal = looks instanceof PDFDict ? looks.lookup(PDFName.of('N')) : undefined;
  const states = normal instanceof PDFDict ? normal.keys().map((key) => key.decodeText()) : [];
  const on = states.find((state) => state !== 'Off') ?? 'Yes';
  const chosen = reader.text(reader.inherited(dict, 'V'));
  const shown = reader.text(dict.lookup(PDFName.of('AS')));
  const options = reader.inherited(dict, 'Opt');
  const option =
    options instanceof PDFArray && /^\d{1,4}$/u.test(on)
      ? reader.text(options.lookup(Number(on)))
      : '';
  return {
    value: option === '' ? on : option,
    isOn:
      states.length > 0 && shown !== ''
        ? shown === on
        : chosen !== '' && chosen !== 'Off' && chosen === on,
  };
}

/**
 * Converts a rectangle of the PDF to a place on the page as displayed; one outside of the page is
 * moved to its edge.
 */
function placeOnPage(
  page: PDFPage,
  { x, y, width, height }: Box,
): Omit<FieldPlace, 'page' | 'value' | 'isOn'> {
  const seen = seenBox(page);
  const [left, bottom] = [x - seen.x, y - seen.y];
  const [right, top] = [left + width, bottom + height];
  const [pageWidth, pageHeight] = [seen.width, seen.height];
  switch (turnOf(page)) {
    case 90:
      return within(pageHeight, pageWidth, { x: bottom, y: left, width: height, height: width });
    case 180:
      return within(pageWidth, pageHeight, { x: pageWidth - right, y: bottom, width, height });
    case 270:
      return within(pageHeight, pageWidth, {
        x: pageHeight - top,
        y: pageWidth - right,
        width: height,
        height: width,
      });
    default:
      return within(pageWidth, pageHeight, { x: left, y: pageHeight - top, width, height });
  }
}

function within(pageWidth: number, pageHeight: number, { x, y, ...size }: Box): Box {
  return {
    x: Math.max(0, Math.min(x, pageWidth)),
    y: Math.max(0, Math.min(y, pageHeight)),
    ...size,
  };
}

/** Checks whether one of the fields is signed, even an invisible one. */
export function hasSignature(library: PdfLib, widgets: readonly Widget[]): boolean {
  const { inherited } = createFormReader(library);
  return widgets.some(
    ({ type, dict }) => type === 'signature' && inherited(dict, 'V') instanceof library.PDFDict,
  );
}

/** Reads the fields of widgets, each with all its visible places, in the order of the pages. */
export function readPlacedFields(library: PdfLib, widgets: readonly Widget[]): PlacedField[] {
  const reader = createFormReader(library);
  const fields = new Map<string, PlacedField>();
  for (const { name, type, dict, place, isHidden } of widgets) {
    if (isHidden) continue;
    const key = JSON.stringify([name, type]);
    const known = fields.get(key);
    if (known === undefined) {
      const field = { ...readField(library, reader, dict, type), name, type, places: [place] };
      fields.set(key, field);
    } else known.places.push(place);
  }
  return [...fields.values()];
}

function readField(
  library: PdfLib,
  reader: FormReader,
  dict: PDFDict,
  type: PlacedField['type'],
): Omit<PlacedField, 'name' | 'type' | 'places'> {
  const { PDFArray, PDFDict } = library;
  const bits = reader.number(reader.inherited(dict, 'Ff')) ?? 0;
  const value = reader.inherited(dict, 'V');
  const maxLength = type === 'text' ? reader.number(reader.inherited(dict, 'MaxLen')) : undefined;
  const size = /([\d.]+)\s+Tf\b/u.exec(
    reader.text(reader.inherited(dict, 'DA')).slice(0, 500),
  )?.[1];
  const fontSize = Number(size ?? '0');
  return {
    tooltip: reader.text(reader.inherited(dict, 'TU')).trim(),
    value: reader.text(value instanceof PDFArray ? value.lookup(0) : value),
    isRequired: (bits & flags.required) !== 0,
    isReadOnly: (bits & flags.readOnly) !== 0,
    isMultiline: type === 'text' && (bits & flags.multiline) !== 0,
    ...(maxLength !== undefined && maxLength > 0 && { maxLength }),
    ...(fontSize > 0 && { fontSize }),
    options: type === 'list' ? readOptions(library, reader, dict) : [],
    isSigned: type === 'signature' && value instanceof PDFDict,
  };
}

function readOptions(
  { PDFArray }: PdfLib,
  reader: FormReader,
  dict: PDFDict,
): PlacedField['options'] {
  const options = reader.inherited(dict, 'Opt');
  if (!(options instanceof PDFArray)) return [];
  return Array.from({ length: options.size() }, (_, at) => {
    const option = options.lookup(at);
    if (!(option instanceof PDFArray))
      return { text: reader.text(option), value: reader.text(option) };
    const value = reader.text(option.lookup(0));
    return { value, text: option.size() > 1 ? reader.text(option.lookup(1)) : value };
  });
}
