import type { PDFDict, PDFDocument, PDFPage, PDFRef } from '@cantoo/pdf-lib';
import { onPage } from '../canvas.ts';
import { createFonts, type Fonts } from '../fonts.ts';
import { createImages } from '../images.ts';
import { drawCheckbox, drawRadio } from '../marks/draw-choice.ts';
import { drawTextBox } from '../marks/draw-text.ts';
import type { Pen } from '../marks/pen.ts';
import { loadPdf, type PdfLib, pdfLib, savePdf } from '../pdf-lib.ts';
import type { PlacedField } from './placed-field.ts';
import { createFormReader, listWidgets, readPlacedFields, type Widget } from './widgets.ts';

/** Options for flattening a form. */
export interface FlattenOptions {
  /** The full names of the fields that leave nothing on the page. */
  vanish?: readonly string[];
  /** Shows the first option of a list without a chosen one (false). */
  firstOptions?: boolean;
}

/**
 * Makes a form part of its pages: the values stay to be seen, and nothing of it can be filled in.
 * Signatures without a signer leave nothing.
 *
 * @throws {DocumentFault} UNSUPPORTED_PDF_CONTENT where the PDF cannot be changed
 */
export async function flattenForm(
  pdf: Uint8Array,
  options: FlattenOptions = {},
): Promise<Uint8Array> {
  const document = await loadPdf(pdf);
  await flatten(await pdfLib(), document, options);
  return savePdf(document);
}

/** Does the same in a PDF that is open. */
export async function flatten(
  library: PdfLib,
  document: PDFDocument,
  { vanish = [], firstOptions = false }: FlattenOptions,
): Promise<void> {
  const { PDFBool, PDFName } = library;
  const widgets = listWidgets(library, document);
  const fields = new Map(
    readPlacedFields(library, widgets).map((field) => [`${field.type} ${field.name}`, field]),
  );
  const acroForm = document.catalog.lookup(PDFName.of('AcroForm'));
  const isStale =
    acroForm instanceof library.PDFDict &&
    acroForm.lookup(PDFName.of('NeedAppearances')) === PDFBool.True;
  const gone = new Set(vanish);
  const seen = widgets.filter(({ name, isHidden }) => !isHidden && !gone.has(name));
  const fonts = await createFonts(document);
  for (const page of new Set(seen.map((one) => one.page))) {
    const written: { widget: Widget; field: PlacedField }[] = [];
    for (const widget of seen.filter((one) => one.page === page)) {
      const field = fields.get(`${widget.type} ${widget.name}`);
      if (field === undefined || leavesNothing(field)) continue;
      const isText = field.type === 'text' || field.type === 'list';
      const look =
        (isStale && isText) || showsFirst(field, firstOptions)
          ? undefined
          : findLook(library, widget.dict);
      if (look === undefined) written.push({ widget, field });
      else drawLook(library, page, widget, look);
    }
    await write(document, page, fonts, written, firstOptions);
  }
  removeAll(library, document, widgets);
  document.catalog.delete(PDFName.of('AcroForm'));
}

/** Checks whether a field has nothing that a page could show. */
function leavesNothing({ type, isSigned }: PlacedField): boolean {
  return type === 'password' || (type === 'signature' && !isSigned);
}

function showsFirst({ type, value, options }: PlacedField, firstOptions: boolean): boolean {
  return firstOptions && type === 'list' && value === '' && options.length > 0;
}

/** The look of a widget in its state, as the form brings it along. */
function findLook(
  { PDFDict, PDFName, PDFRef, PDFStream }: PdfLib,
  dict: PDFDict,
): PDFRef | undefined {
  const looks = dict.lookup(PDFName.of('AP'));
  if (!(looks instanceof PDFDict)) return undefined;
  const normal = looks.lookup(PDFName.of('N'));
  const state = dict.lookup(PDFName.of('AS'));
  const [holder, key] =
    normal instanceof PDFDict
      ? [normal, state instanceof PDFName ? state : PDFName.of('Off')]
      : [looks, PDFName.of('N')];
  const ref = holder.get(key);
  return ref instanceof PDFRef && holder.lookup(key) instanceof PDFStream ? ref : undefined;
}

/** Draws the look of a widget, with its own box fitted into the rectangle of the widget. */
function drawLook(library: PdfLib, page: PDFPage, { box }: Widget, look: PDFRef): void {
  const { PDFArray, PDFName, PDFStream } = library;
  const { dict } = page.doc.context.lookup(look, PDFStream);
  const { number } = createFormReader(library);
  const read = (key: string, otherwise: readonly number[]) => {
    const list = dict.lookup(PDFName.of(key));
    const numbers = otherwise.map((_, at) =>
      list instanceof PDFArray ? number(list.lookup(at)) : undefined,
    );
    return numbers.map((one, at) => one ?? otherwise[at] ?? 0);
  };
  const [left = 0, bottom = 0, right = 0, top = 0] = read('BBox', [0, 0, box.width, box.height]);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = read('Matrix', [1, 0, 0, 1, 0, 0]);
  const corners = [left, right].flatMap((x) =>
    [bottom, top].map((y) => ({ x: a * x + c * y + e, y: b * x + d * y + f })),
  );
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [minX, minY] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - minX, Math.max(...ys) - minY];
  if (width === 0 || height === 0) return;
  const [scaleX, scaleY] = [box.width / width, box.height / height];
  dict.set(PDFName.of('Subtype'), PDFName.of('Form'));
  const name = page.node.newXObject('Field', look);
  page.pushOperators(
    library.pushGraphicsState(),
    library.concatTransformationMatrix(
      scaleX,
      0,
      0,
      scaleY,
      box.x - minX * scaleX,
      box.y - minY * scaleY,
    ),
    library.drawObject(name),
    library.popGraphicsState(),
  );
}

/** Writes the values of fields that have no look of their own. */
async function write(
  document: PDFDocument,
  page: PDFPage,
  font: Fonts,
  written: readonly { widget: Widget; field: PlacedField }[],
  firstOptions: boolean,
): Promise<void> {
  if (written.length === 0) return;
  const number = document.getPages().indexOf(page) + 1;
  const images = createImages(document);
  await onPage(document, number, async (canvas) => {
    for (const { widget, field } of written)
      await writeField({ canvas, images, font }, widget, field, firstOptions);
  });
}

const usualSize = 12;

async function writeField(
  pen: Pen,
  { place }: Widget,
  field: PlacedField,
  firstOptions: boolean,
): Promise<void> {
  const size = Math.min(place.width, place.height);
  switch (field.type) {
    case 'checkbox':
      if (place.isOn) drawCheckbox(pen, { kind: 'checkbox', ...place, checked: true, size });
      return;
    case 'radio':
      if (place.isOn) drawRadio(pen, { kind: 'radio', ...place, selected: true, size });
      return;
    case 'text':
    case 'list': {
      const value = showsFirst(field, firstOptions) ? field.options[0]?.value : field.value;
      const text = field.options.find((one) => one.value === value)?.text ?? value ?? '';
      if (text === '') return;
      const room = Math.max(4, place.height * 0.7);
      const fontSize =
        field.fontSize ?? (field.isMultiline ? usualSize : Math.min(usualSize, room));
      const above = field.isMultiline ? 2 : Math.max(0, (place.height - fontSize * 0.75) / 2);
      await drawTextBox(pen, {
        kind: 'textBox',
        page: place.page,
        x: place.x + 2,
        y: place.y + above,
        width: Math.max(1, place.width - 4),
        height: Math.max(fontSize, place.height - above),
        fontSize,
        value: text,
      });
      return;
    }
    default:
  }
}

/** Removes the widgets of a page, and their fields, from the PDF. */
function removeAll(library: PdfLib, document: PDFDocument, widgets: readonly Widget[]): void {
  const { PDFArray, PDFName, PDFRef } = library;
  const gone = new Set(widgets.map(({ dict }) => dict));
  for (const page of new Set(widgets.map((one) => one.page))) {
    const annotations = page.node.lookup(PDFName.of('Annots'));
    if (!(annotations instanceof PDFArray)) continue;
    const left = annotations.asArray().filter((_, at) => {
      const dict = annotations.lookup(at);
      return !(dict instanceof library.PDFDict && gone.has(dict));
    });
    page.node.set(PDFName.of('Annots'), document.context.obj(left));
  }
  for (const { dict, ref } of widgets) {
    const parent = dict.get(PDFName.of('Parent'));
    if (parent instanceof PDFRef) document.context.delete(parent);
    if (ref !== undefined) document.context.delete(ref);
  }
}
