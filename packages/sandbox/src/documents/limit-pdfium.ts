import { pdfiumBytes } from './limits.ts';

const bytesOfPage = 65_536;

/**
 * Keeps WebAssembly from taking more memory than PDFium may have; PDFium then says that there is no
 * more. Its build takes no limit. Called once in a thread of its own.
 */
export function limitPdfium(): void {
  const grow = Object.getOwnPropertyDescriptor(WebAssembly.Memory.prototype, 'grow')?.value;
  Object.defineProperty(WebAssembly.Memory.prototype, 'grow', {
    value(this: WebAssembly.Memory, pages: number): number {
      const bytes = this.buffer.byteLength + pages * bytesOfPage;
      if (bytes > pdfiumBytes) throw new RangeError(`PDFium may not have ${bytes} bytes.`);
      return Reflect.apply(grow, this, [pages]);
    },
  });
}
