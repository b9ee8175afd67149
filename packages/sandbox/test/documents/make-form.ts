import { degrees, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';

/** A field of a form for tests, in the form of the PDF. */
export interface RawField {
  name: string;
  type: 'Tx' | 'Btn' | 'Ch' | 'Sig';
  /** Flags of the field, such as 1 for one that is only read. */
  flags?: number;
  value?: string;
  tooltip?: string;
  maxLength?: number;
  options?: readonly string[];
  /** Left, bottom, right and top. */
  at?: readonly [number, number, number, number];
  page?: number;
}

/** Options for the rotation and the cropping of the form's pages, and for listing its fields. */
export interface FormOptions {
  turned?: number;
  crop?: readonly [number, number, number, number];
  xfa?: 'static' | 'dynamic';
  isListed?: boolean;
}

/**
 * A PDF of Letter pages with a form whose fields have no looks of their own. Without a place, a field
 * stands below the one before.
 */
export async function makeForm(
  fields: readonly RawField[],
  { turned = 0, crop, xfa, isListed = true }: FormOptions = {},
): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  const pages = Math.max(1, ...fields.map(({ page = 1 }) => page));
  for (let page = 0; page < pages; page += 1) {
    const added = document.addPage([612, 792]);
    added.drawText('Berth form', { x: 60, y: 740, size: 12 });
    added.setRotation(degrees(turned));
    if (crop !== undefined) added.setCropBox(...crop);
  }
  const refs = fields.map((field, index) => {
    const top = 720 - (index % 30) * 22;
    const { name, type, flags = 0, value, tooltip, maxLength, options } = field;
    const page = document.getPage((field.page ?? 1) - 1);
    const dict = context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: type,
      T: PDFString.of(name),
      Rect: [...(field.at ?? [60, top - 18, 260, top])],
      F: 4,
      Ff: flags,
      P: page.ref,
    });
    if (value !== undefined)
      dict.set(PDFName.of('V'), type === 'Btn' ? PDFName.of(value) : PDFString.of(value));
    if (tooltip !== undefined) dict.set(PDFName.of('TU'), PDFString.of(tooltip));
    if (maxLength !== undefined) dict.set(PDFName.of('MaxLen'), context.obj(maxLength));
    if (options !== undefined)
      dict.set(PDFName.of('Opt'), context.obj(options.map((option) => PDFString.of(option))));
    const ref = context.register(dict);
    page.node.addAnnot(ref);
    return ref;
  });
  const form = context.obj({ Fields: isListed ? refs : [], DA: PDFString.of('/Helv 0 Tf 0 g') });
  if (xfa !== undefined) form.set(PDFName.of('XFA'), context.register(context.stream('<xdp/>')));
  if (xfa === 'dynamic') document.catalog.set(PDFName.of('NeedsRendering'), context.obj(true));
  document.catalog.set(PDFName.of('AcroForm'), form);
  return document.save();
}

/** Makes a form with three buttons of one group, the second of which is chosen. */
export async function makeRadios(): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const page = document.addPage([612, 792]);
  const group = document.getForm().createRadioGroup('side');
  for (const [at, side] of ['Port', 'Bow', 'Starboard'].entries())
    group.addOptionToPage(side, page, { x: 60, y: 600 - at * 40, width: 20, height: 20 });
  group.select('Bow');
  return document.save();
}
