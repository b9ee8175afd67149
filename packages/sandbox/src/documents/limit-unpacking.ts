import type * as Library from '@cantoo/pdf-lib';
import { DocumentFault } from './document-fault.ts';
import { mostUnpackedBytes } from './limits.ts';

/** The bytes unpacked since a PDF was opened; a thread opens one at a time. */
let unpacked = 0;
let wasTooMuch = false;
let isLimited = false;

/** Begins to count for another PDF. */
export function countUnpacked(): void {
  unpacked = 0;
  wasTooMuch = false;
}

/**
 * Rejects a PDF that was opened although its streams are too large: the library leaves out streams
 * that it cannot unpack.
 *
 * @throws {DocumentFault} UNABLE_TO_LOAD_DOCUMENT
 */
export function checkUnpacked(): void {
  if (!wasTooMuch) return;
  throw new DocumentFault(
    'UNABLE_TO_LOAD_DOCUMENT',
    `The object streams of the PDF unpack to more than ${mostUnpackedBytes} bytes. Save it again as a plain PDF.`,
  );
}

/**
 * Limits the unpacked size of a PDF's streams. The library unpacks object lists of any size, and
 * has no option for a limit; all its decoders allocate memory in one method, whose name a test
 * checks.
 */
export function limitUnpacking({
  decodePDFRawStream,
  PDFContext,
  PDFRawStream,
}: typeof Library): void {
  if (isLimited) return;
  const dict = PDFContext.create().obj({ Filter: 'FlateDecode' });
  const flate = decodePDFRawStream(PDFRawStream.of(dict, new Uint8Array([0x78, 0x9c])));
  const decoders: unknown = Object.getPrototypeOf(Object.getPrototypeOf(flate));
  if (typeof decoders !== 'object' || decoders === null || !('ensureBuffer' in decoders))
    throw new Error(
      'The installed version of @cantoo/pdf-lib unpacks streams in another way. Install the version in package.json.',
    );
  const { ensureBuffer } = decoders;
  if (typeof ensureBuffer !== 'function') return;
  isLimited = true;
  decoders.ensureBuffer = function limited(this: { buffer: Uint8Array }, bytes: number): unknown {
    const growth = Math.max(0, bytes - this.buffer.length);
    wasTooMuch ||= unpacked + growth > mostUnpackedBytes;
    checkUnpacked();
    const before = this.buffer.length;
    const buffer: unknown = Reflect.apply(ensureBuffer, this, [bytes]);
    unpacked += this.buffer.length - before;
    return buffer;
  };
}
