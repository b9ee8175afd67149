import { magicType } from '../file-types.ts';
import { limits } from '../limits.ts';
import { checkTiffTags } from './check-tiff-tags.ts';

/** The pixels of one page of an image: red, green, blue, and opacity where there are four of them. */
interface Pixels {
  width: number;
  height: number;
  channels: 3 | 4;
  data: Uint8Array;
}

/** An image has more pages, or more pixels on them, than it may have. */
class TooManyPixelsError extends Error {}

/**
 * Gives the pages of an image one by one, as PNG or JPEG: the pictures of a GIF, the pages of a TIFF,
 * else the image itself.
 * @throws TooManyPixelsError, and other errors where it is damaged
 */
export async function* imagePages(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  const type = magicType(bytes);
  if (type !== 'bmp' && type !== 'gif' && type !== 'tif') {
    yield bytes;
    return;
  }
  const { encode } = await import('fast-png');
  let pixels = 0;
  let pages = 0;
  for await (const page of await readers[type](bytes, check)) {
    pages += 1;
    if (pages > limits.pages) throw new TooManyPixelsError();
    yield encode(page);
  }

  /** Called before memory is taken for a page. */
  function check(width: number, height: number): void {
    pixels += width * height;
    const isPage = width > 0 && height > 0;
    if (!isPage || width * height > limits.pixels || pixels > limits.pixelsOfAllPages)
      throw new TooManyPixelsError();
  }
}

/** Checks the size of a page before it is read. */
type CheckSize = (width: number, height: number) => void;

const readers = { bmp: readBmp, gif: readGif, tif: readTiff };

async function readBmp(bytes: Uint8Array, check: CheckSize): Promise<Pixels[]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  check(view.getInt32(18, true), Math.abs(view.getInt32(22, true)));
  const { decode } = await import('./bmp.ts');
  const { width, height, data } = decode(Buffer.from(bytes));
  // Its pixels have their opacity first and their colours backwards.
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    pixels[at * 3] = data[at * 4 + 3] ?? 0;
    pixels[at * 3 + 1] = data[at * 4 + 2] ?? 0;
    pixels[at * 3 + 2] = data[at * 4 + 1] ?? 0;
  }
  return [{ width, height, channels: 3, data: pixels }];
}

async function* readGif(bytes: Uint8Array, check: CheckSize): AsyncGenerator<Pixels> {
  const { GifReader } = await import('../omggif.ts');
  const gif = new GifReader(bytes);
  const { width, height } = gif;
  if (gif.numFrames() === 0) throw new Error('The GIF has no picture.');
  // All of them together, before memory is taken for one.
  for (let frame = 0; frame < gif.numFrames(); frame += 1) check(width, height);
  // Each picture is drawn over the one before, which may have been a part of the whole.
  const canvas = new Uint8Array(width * height * 4);
  for (let frame = 0; frame < gif.numFrames(); frame += 1) {
    gif.decodeAndBlitFrameRGBA(frame, canvas);
    yield { width, height, channels: 4, data: canvas.slice() };
  }
}

async function* readTiff(bytes: Uint8Array, check: CheckSize): AsyncGenerator<Pixels> {
  const { default: tiff } = await import('./utif.ts');
  const copy = bytes.slice();
  checkTiffTags(copy);
  const { buffer } = copy;
  const pages = tiff.decode(buffer).map((page) => {
    const [width = 0, height = 0] = [page.t256?.[0], page.t257?.[0]].map(Number);
    check(width, height);
    return { page, width, height };
  });
  for (const { page, width, height } of pages) {
    tiff.decodeImage(buffer, page);
    yield { width, height, channels: 3, data: withoutOpacity(tiff.toRGBA8(page)) };
    // The pixels of pages that were written are not needed any more.
    delete page.data;
  }
  if (pages.length === 0) throw new Error('The TIFF has no pages.');
}

/** The colours alone: a page is opaque. */
function withoutOpacity(pixels: Uint8Array): Uint8Array {
  const colours = new Uint8Array((pixels.length / 4) * 3);
  for (let from = 0, to = 0; from < pixels.length; from += 4) {
    colours[to++] = pixels[from] ?? 0;
    colours[to++] = pixels[from + 1] ?? 0;
    colours[to++] = pixels[from + 2] ?? 0;
  }
  return colours;
}
