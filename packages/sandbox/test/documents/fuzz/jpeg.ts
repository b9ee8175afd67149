import { makeJpeg } from './make-jpeg.ts';
import type { Subject } from './subject.ts';

/** JPEG. */
export const jpeg: Subject = {
  extension: 'jpg',
  count: 500,
  generate: (random) =>
    makeJpeg({
      width: 1 + random.below(60),
      height: 1 + random.below(60),
      frame: random.pick([0xc0, 0xc2]),
      scans: 1 + random.below(3),
    }),
  hostile: {
    '4 billion pixels': () => makeJpeg({ width: 65_535, height: 65_535 }),
    '50 million pixels, most of them missing': () => makeJpeg({ width: 7000, height: 7000 }),
    'no pixels': () => makeJpeg({ width: 0, height: 0 }),
    'a thousand scans': () => makeJpeg({ width: 800, height: 800, frame: 0xc2, scans: 1000 }),
    'nothing after its beginning': () => Uint8Array.of(0xff, 0xd8, 0xff),
    'segments of no length': () =>
      Buffer.concat([
        Buffer.from([0xff, 0xd8]),
        Buffer.alloc(1_000_000, Buffer.from([0xff, 0xe0, 0, 0])),
      ]),
    'a million segments': () =>
      Buffer.concat([
        Buffer.from([0xff, 0xd8]),
        Buffer.alloc(4_000_000, Buffer.from([0xff, 0xe0, 0, 2])),
      ]),
  },
};
