import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { Excess } from './excess.ts';

type Unpack = (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;

/** A map and not an object: the name comes from outside, and an object has others by inheritance. */
const decoders = new Map<string, Unpack>([
  ['br', promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliDecompress)],
  ['deflate', promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.inflate)],
  ['gzip', promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gunzip)],
  ['x-gzip', promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gunzip)],
]);

/**
 * Unpacks bytes that come from outside.
 * @param encoding how they are packed, as `Content-Encoding` names it
 * @param most how many bytes there may be afterwards
 * @throws Excess where there are more, which is found before they are in memory
 * @throws Error where they cannot be unpacked
 */
export async function unpack(bytes: Buffer, encoding: string, most: number): Promise<Buffer> {
  const decoder = decoders.get(encoding.trim().toLowerCase());
  if (decoder === undefined) throw new Error(`the content encoding ${encoding} is not known`);
  try {
    return await decoder(bytes, { maxOutputLength: most });
  } catch (error) {
    if (error instanceof RangeError) throw new Excess(`more than ${most} bytes when unpacked`);
    throw error;
  }
}
