import { makeBmp, makeGif, makeTiff } from '../make-images.ts';
import type { Subject } from './subject.ts';

const red = [200, 0, 0];
const green = [0, 128, 0];

/** BMP. */
const bmp: Subject = {
  extension: 'bmp',
  count: 40,
  generate: (random) => makeBmp(1 + random.below(40), 1 + random.below(40), red),
  hostile: {
    'billions of pixels': () => {
      const bytes = makeBmp(2, 2, red);
      bytes.writeInt32LE(2_000_000_000, 18);
      bytes.writeInt32LE(-2_000_000_000, 22);
      return bytes;
    },
  },
};

/** TIFF. */
const tif: Subject = {
  extension: 'tif',
  count: 40,
  generate: (random) => makeTiff(1 + random.below(40), 1 + random.below(40), [red, green]),
  hostile: {
    'pages without end': () => {
      const bytes = makeTiff(2, 2, [red]);
      bytes.writeUInt32LE(8, 8 + 2 + 9 * 12);
      return bytes;
    },
    'a tag with billions of values': () => {
      const bytes = makeTiff(2, 2, [red]);
      bytes.writeUInt32LE(0xff_ff_ff_ff, 8 + 2 + 4);
      return bytes;
    },
    'strips that are not there': () => {
      const bytes = makeTiff(2000, 2, [red]);
      bytes.writeUInt32LE(7000, 8 + 2 + 8);
      bytes.writeUInt32LE(7000, 8 + 2 + 12 + 8);
      return bytes;
    },
  },
};

/** GIF. */
const gif: Subject = {
  extension: 'gif',
  // Some damage keeps the reader busy until its time is over.
  count: 12,
  generate: () => makeGif([red, green]),
  hostile: {
    'pictures of 4 billion pixels': () => {
      const bytes = makeGif([red, green]);
      bytes.writeUInt16LE(65_535, 6);
      bytes.writeUInt16LE(65_535, 8);
      return bytes;
    },
    'ten thousand pictures': () => {
      const bytes = makeGif([red, green]);
      const picture = bytes.subarray(19, bytes.length - 1);
      return Buffer.concat([
        bytes.subarray(0, 19),
        ...Array.from({ length: 10_000 }, () => picture),
        Buffer.from([0x3b]),
      ]);
    },
  },
};

/** Images that become several pages, or are not packed as PDF does. */
export const images = [bmp, tif, gif];
