import { limits } from '../limits.ts';

/** Bytes of one value by the number of its type; TIFF 6.0, section 2. */
const bytesOfValue: Readonly<Record<number, number>> = {
  3: 2,
  4: 4,
  5: 8,
  8: 2,
  9: 4,
  10: 8,
  11: 4,
  12: 8,
  13: 4,
};

/** Tags that lead to further directories: previews, and data of cameras. No page is drawn from them. */
const leadsFurther: ReadonlySet<number> = new Set([330, 34_665, 34_853, 50_740, 61_440]);

/** A tag without a meaning, of those that anybody may use. */
const unused = 65_000;

/** Bytes of a tag in its directory. */
const bytesOfTag = 12;

/**
 * Walks the pages of a TIFF before its reader does, which takes memory for as many values as a tag
 * names, follows every directory, and never ends where a page comes again. Tags that lead to
 * further directories lose their meaning in the bytes.
 * @throws Error where a page comes again, there are too many, or a tag has more values than the file
 * has space for; RangeError where the file ends within a page
 */
export function checkTiffTags(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = view.getUint8(0) === 0x49;
  const seen = new Set<number>();
  for (let page = view.getUint32(4, little); page !== 0;) {
    if (seen.has(page)) throw new Error('A page of the TIFF comes again.');
    seen.add(page);
    if (seen.size > limits.pages) throw new Error('The TIFF has too many pages.');
    const end = page + 2 + view.getUint16(page, little) * bytesOfTag;
    for (let tag = page + 2; tag < end; tag += bytesOfTag) {
      const values = view.getUint32(tag + 4, little);
      const size = bytesOfValue[view.getUint16(tag + 2, little)] ?? 0;
      if (values * size > bytes.length)
        throw new Error('A tag of the TIFF has more values than the file has space for.');
      if (leadsFurther.has(view.getUint16(tag, little))) view.setUint16(tag, unused, little);
    }
    page = view.getUint32(end, little);
  }
}
