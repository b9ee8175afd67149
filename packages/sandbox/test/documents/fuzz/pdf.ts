import { deflateSync } from 'node:zlib';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { makePng } from '../make-png.ts';
import { writePdf } from '../write-pdf.ts';
import type { Random } from './random.ts';
import type { Subject } from './subject.ts';

/**
 * Creates a PDF with texts, a form, an image and a note, uncompressed if possible, so that damage
 * has an effect.
 */
async function whole(random: Random): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const font = await document.embedFont(StandardFonts.Helvetica);
  const rows = new Uint8Array(310);
  const image = await document.embedPng(makePng({ width: 10, height: 10, rows }));
  for (let page = random.below(3); page >= 0; page -= 1) {
    const target = document.addPage([300, 200]);
    target.drawText(`Page ${page} Sign: /sig1/`, { x: 20, y: 150, size: 12, font });
    target.drawImage(image, { x: 20, y: 20, width: 40, height: 40 });
    if (random.chance(0.5)) {
      const field = document.getForm().createTextField(`field.${page}`);
      field.setText('value');
      field.addToPage(target, { x: 100, y: 20, width: 80, height: 20 });
    }
  }
  return document.save({ useObjectStreams: random.chance(0.2) });
}

const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
const onePage = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>';

function stream(entries: string, data: Uint8Array): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}

const content = stream('', Buffer.from('BT (x) Tj ET'));
const packed = (bytes: number, what: string) =>
  stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(bytes, what)));

/** PDF. */
export const pdf: Subject = {
  extension: 'pdf',
  count: 700,
  generate: whole,
  hostile: {
    'a page that is listed 5,000 times': () =>
      writePdf([
        catalog,
        `<< /Type /Pages /Kids [${'3 0 R '.repeat(5000)}] /Count 5000 >>`,
        page,
        content,
      ]),
    'pages that contain themselves': () =>
      writePdf([catalog, '<< /Type /Pages /Kids [2 0 R] /Count 1 /Parent 2 0 R >>']),
    'more pages than there are': () =>
      writePdf([catalog, '<< /Type /Pages /Kids [3 0 R] /Count 2000000000 >>', page, content]),
    'a page without a size': () =>
      writePdf([catalog, onePage, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 0 0] >>']),
    'a page of any size': () =>
      writePdf([
        catalog,
        onePage,
        '<< /Type /Page /Parent 2 0 R /MediaBox [-1e38 -1e38 1e38 1e38] >>',
      ]),
    'lists in lists': () =>
      writePdf([catalog, onePage, page, content, '['.repeat(100_000) + ']'.repeat(100_000)]),
    'dictionaries in dictionaries': () =>
      writePdf([catalog, onePage, page, content, '<</A '.repeat(100_000) + '>>'.repeat(100_000)]),
    'a length that is its own': () =>
      writePdf([catalog, onePage, page, '<< /Length 4 0 R >>\nstream\nx\nendstream']),
    'a table that comes before itself': () =>
      writePdf([catalog, onePage, page, content], '/Prev 9'),
    'forms that draw each other': () =>
      writePdf([
        catalog,
        onePage,
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>',
        stream('', Buffer.from('/F Do '.repeat(10))),
        stream(
          '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F 5 0 R >> >>',
          Buffer.from('/F Do '.repeat(10)),
        ),
      ]),
    'a drawing that unpacks to 200 MB': () =>
      writePdf([catalog, onePage, page, packed(200_000_000, ' ')]),
    'a drawing that is packed many times': () => {
      let data: Uint8Array = Buffer.alloc(50_000_000);
      for (let count = 0; count < 5; count += 1) data = deflateSync(data);
      return writePdf([
        catalog,
        onePage,
        page,
        stream(`/Filter [${'/FlateDecode '.repeat(5)}]`, data),
      ]);
    },
    'states that are never restored': () =>
      writePdf([catalog, onePage, page, packed(2_000_000, 'q ')]),
    'fields that contain themselves': () =>
      writePdf([
        '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [5 0 R] >> >>',
        onePage,
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] /Annots [5 0 R] >>',
        content,
        '<< /FT /Tx /T (a) /Kids [5 0 R] /Parent 5 0 R /Subtype /Widget /Rect [0 0 9 9] >>',
      ]),
    'fields of no size, on no page, and with looks that are no looks': () =>
      writePdf([
        '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [] >> >>',
        onePage,
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] /Contents 4 0 R /Annots [5 0 R 6 0 R 7 0 R 8 0 R 9 0 R] >>`,
        content,
        '<< /FT /Tx /T (a) /V (x) /Subtype /Widget /Rect [1e38 -1e38 1e38 0] >>',
        '<< /FT /Btn /T (b) /AS /On /Subtype /Widget /Rect [0 0 9 9] /AP << /N << /On 4 0 R >> >> >>',
        '<< /FT /Tx /T (c) /V 5 0 R /Subtype /Widget /Rect [0 0 9 9] /AP << /N 3 0 R >> >>',
        '<< /FT /Ch /T (d) /Opt 8 0 R /V [(x)] /Subtype /Widget /Rect [-9 -9 9 9] /DA (/F 1e9 Tf) >>',
        '<< /FT /Tx /T <FEFFD800> /V <FEFFDC00> /Subtype /Widget /Rect [900 900 990 999] >>',
      ]),
    '20,000 fields that are one': () =>
      writePdf([
        '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [5 0 R] >> >>',
        onePage,
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] /Annots [${'5 0 R '.repeat(20_000)}] >>`,
        content,
        '<< /FT /Tx /T (a) /V (x) /Subtype /Widget /Rect [0 0 9 9] >>',
      ]),
  },
};
