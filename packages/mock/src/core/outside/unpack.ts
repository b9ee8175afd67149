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
 * Decompresses bytes that come from outside.
 * @param encoding the compression, as `Content-Encoding` names it
 * @param most the largest number of bytes afterwards
 * @throws Excess if there are more, which is found before they are in memory
 * @throws Error if they cannot be decompressed
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
