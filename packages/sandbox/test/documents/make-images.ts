function times(count: number, samples: readonly number[]): number[] {
  return Array.from({ length: count }, () => samples).flat();
}

/** A BMP of one colour, with 24 bits for each pixel and its rows from the bottom up. */
export function makeBmp(
  width: number,
  height: number,
  [red, green, blue]: readonly number[],
): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4;
  const bytes = Buffer.alloc(54 + row * height);
  bytes.write('BM');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      bytes.set([blue ?? 0, green ?? 0, red ?? 0], 54 + y * row + x * 3);
  return bytes;
}

/** A TIFF with a page of one colour for each of some colours; its pages are not packed. */
export function makeTiff(width: number, height: number, colours: readonly number[][]): Buffer {
  const size = width * height * 3;
  const entries = 9;
  const pageLength = 2 + entries * 12 + 4 + 6 + size;
  const bytes = Buffer.alloc(8 + colours.length * pageLength);
  bytes.write('II');
  bytes.writeUInt16LE(42, 2);
  bytes.writeUInt32LE(8, 4);
  for (const [page, colour] of colours.entries()) {
    const start = 8 + page * pageLength;
    const bits = start + 2 + entries * 12 + 4;
    const rows: [number, number, number, number][] = [
      [256, 3, 1, width],
      [257, 3, 1, height],
      [258, 3, 3, bits],
      [259, 3, 1, 1],
      [262, 3, 1, 2],
      [273, 4, 1, bits + 6],
      [277, 3, 1, 3],
      [278, 3, 1, height],
      [279, 4, 1, size],
    ];
    bytes.writeUInt16LE(entries, start);
    for (const [at, [tag, type, count, value]] of rows.entries()) {
      const entry = start + 2 + at * 12;
      bytes.writeUInt16LE(tag, entry);
      bytes.writeUInt16LE(type, entry + 2);
      bytes.writeUInt32LE(count, entry + 4);
      bytes.writeUInt32LE(value, entry + 8);
    }
    bytes.writeUInt32LE(
      page + 1 < colours.length ? start + pageLength : 0,
      start + 2 + entries * 12,
    );
    for (const at of [0, 2, 4]) bytes.writeUInt16LE(8, bits + at);
    bytes.set(times(width * height, colour), bits + 6);
  }
  return bytes;
}

/** Encodes 64 pixels of one colour as three-bit LZW codes, and clears the code table after each pair. */
function makePicture(index: number): Buffer {
  const pixels = Array.from({ length: 64 }, (_, at) => (at % 2 === 0 ? [4, index] : [index]));
  const bits = [...pixels.flat(), 5].flatMap((code) => [
    code & 1,
    (code >> 1) & 1,
    (code >> 2) & 1,
  ]);
  const data = Array.from({ length: Math.ceil(bits.length / 8) }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((sum, bit, place) => sum + (bit << place), 0),
  );
  return Buffer.from([0x2c, 0, 0, 0, 0, 8, 0, 8, 0, 0, 2, data.length, ...data, 0]);
}

/** A GIF of eight by eight pixels with a picture of one colour for each of two colours. */
export function makeGif(colours: readonly [readonly number[], readonly number[]]): Buffer {
  const head = Buffer.from('GIF89a\x08\0\x08\0\x80\0\0', 'latin1');
  const pictures = colours.map((_, index) => makePicture(index));
  return Buffer.concat([head, Buffer.from(colours.flat()), ...pictures, Buffer.from([0x3b])]);
}
