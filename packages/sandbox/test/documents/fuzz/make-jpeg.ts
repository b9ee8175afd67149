/** A JPEG in shades of grey whose blocks of 8 by 8 pixels have one shade each. */
export interface JpegParts {
  width: number;
  height: number;
  /** 0xc0 for one scan from top to bottom, 0xc2 for scans that refine each other. */
  frame?: 0xc0 | 0xc2;
  /** The number of times that the scan is repeated. */
  scans?: number;
}

function segment(marker: number, data: readonly number[]): Buffer {
  const length = data.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 0xff, ...data]);
}

const two = (value: number) => [(value >> 8) & 0xff, value & 0xff];
/** Differences of 0 to 11 bits have the codes 0000 to 1011; the only other code, 0, ends a block. */
const differences = [0x00, 0, 0, 0, 12, ...Array(12).fill(0), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const blockEnds = [0x10, 1, ...Array(15).fill(0), 0];

/** The blocks get lighter by one step each. */
function scanData(blocks: number, frame: number): number[] {
  const block = frame === 0xc0 ? '000110' : '00011';
  const bits = block.repeat(blocks);
  const bytes: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    const byte = Number.parseInt(bits.slice(at, at + 8).padEnd(8, '1'), 2);
    bytes.push(...(byte === 0xff ? [0xff, 0] : [byte]));
  }
  return bytes;
}

/** A JPEG of these parts. */
export function makeJpeg({ width, height, frame = 0xc0, scans = 1 }: JpegParts): Uint8Array {
  const blocks = Math.min(10_000, Math.ceil(width / 8) * Math.ceil(height / 8));
  const scan = Buffer.concat([
    segment(0xda, [1, 1, 0x00, 0, frame === 0xc0 ? 63 : 0, 0]),
    Buffer.from(scanData(blocks, frame)),
  ]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array(64).fill(16)]),
    segment(frame, [8, ...two(height), ...two(width), 1, 1, 0x11, 0]),
    segment(0xc4, differences),
    segment(0xc4, blockEnds),
    ...Array.from({ length: scans }, () => scan),
    Buffer.from([0xff, 0xd9]),
  ]);
}
