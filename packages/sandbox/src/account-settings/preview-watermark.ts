import type { Watermark } from '@countersign/types/esign-v2.1';
import { pageImage, toPdf, watermark } from '../documents/index.ts';
import { watermarkOptions } from './watermark-options.ts';

/** An empty page with a watermark over it, as a PNG in Base64. */
export async function previewWatermark(asked: Watermark): Promise<string> {
  const blank = await toPdf(Buffer.from(' '), { name: 'preview.txt', fileExtension: 'txt' });
  const marked = await watermark(blank, watermarkOptions(asked));
  const { png } = await pageImage(marked, 1, {});
  return Buffer.from(png).toString('base64');
}
