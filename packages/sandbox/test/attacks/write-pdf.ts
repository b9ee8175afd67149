import { promisify } from 'node:util';
import { deflate } from 'node:zlib';

/** Compresses on a thread of its own, as the server of a test runs in the same process. */
const packed = promisify(deflate);

/** Writes a PDF of objects as they are; the first is its catalogue. No library would write these. */
function writePdf(objects: readonly (string | Buffer)[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let at = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]);
    places.push(at);
    parts.push(part);
    at += part.length;
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}

function stream(entries: string, data: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}

const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const page = (more: string) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R ${more} >>`;

/** Creates a PDF that lists one page many times. */
export function repeatedPage(times: number): Buffer {
  const kids = `<< /Type /Pages /Kids [${'3 0 R '.repeat(times)}] /Count ${times} >>`;
  return writePdf([catalog, kids, page(''), stream('', Buffer.from('0 0 m '.repeat(4000)))]);
}

/** Creates forms, each of which draws the next one the given number of times. */
export function nestedForms(depth: number, times: number): Buffer {
  const drawNext = Buffer.from('/F Do '.repeat(times));
  const forms = Array.from({ length: depth }, (_, index) => {
    const isLast = index === depth - 1;
    const next = isLast ? '' : `/Resources << /XObject << /F ${index + 6} 0 R >> >>`;
    return stream(
      `/Type /XObject /Subtype /Form /BBox [0 0 612 792] ${next}`,
      isLast ? Buffer.from('0 0 612 792 re f') : drawNext,
    );
  });
  const resources = '/Resources << /XObject << /F 5 0 R >> >>';
  return writePdf([catalog, pages, page(resources), stream('', drawNext), ...forms]);
}

/** Creates a page whose drawing unpacks to the given number of bytes. */
export async function packedDrawing(bytes: number): Promise<Buffer> {
  const data = await packed(Buffer.alloc(bytes, '0 0 1 1 re f\n'));
  return writePdf([catalog, pages, page(''), stream('/Filter /FlateDecode', data)]);
}

/** Creates a list of objects that unpacks to the given number of bytes. */
export async function packedObjects(bytes: number): Promise<Buffer> {
  const data = await packed(Buffer.concat([Buffer.from('9 0 << >> '), Buffer.alloc(bytes, ' ')]));
  const objects = stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', data);
  return writePdf([catalog, pages, page(''), stream('', Buffer.alloc(0)), objects]);
}

/** Lists within lists. */
export function nestedLists(depth: number): Buffer {
  const lists = `/Deep ${'['.repeat(depth)}${']'.repeat(depth)}`;
  return writePdf([catalog, pages, page(lists), stream('', Buffer.alloc(0))]);
}

/** Objects that each refer to the next. */
export function chainOfObjects(length: number): Buffer {
  const links = Array.from({ length }, (_, index) =>
    index === length - 1 ? '<< >>' : `<< /Next ${index + 6} 0 R >>`,
  );
  return writePdf([catalog, pages, page('/Deep 5 0 R'), stream('', Buffer.alloc(0)), ...links]);
}

/**
 * Creates a page with an image of the given size, compressed twice, and drawn several times: a few
 * kilobytes that take long to draw.
 */
export async function largeImage(width: number, height: number, times = 1): Promise<Buffer> {
  const data = await packed(await packed(Buffer.alloc(width * height * 3, 0xff)));
  const image = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter [/FlateDecode /FlateDecode]`;
  return writePdf([
    catalog,
    pages,
    page('/Resources << /XObject << /I 5 0 R >> >>'),
    stream('', Buffer.from('q 612 0 0 792 0 0 cm /I Do Q '.repeat(times))),
    stream(image, data),
  ]);
}

/** Pages of very small print, which take long to search. */
export function smallPrint(count: number): Buffer {
  const text = 'anchor here and there '.repeat(4);
  const lines = Array.from({ length: 700 }, (_, y) => `1 0 0 1 10 ${y} Tm (${text}) Tj`);
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
  return writePdf([
    catalog,
    `<< /Type /Pages /Kids [${'3 0 R '.repeat(count)}] /Count ${count} >>`,
    page(`/Resources << /Font << /F ${font} >> >>`),
    stream('', Buffer.from(`BT /F 1 Tf ${lines.join(' ')} ET`)),
  ]);
}
