import type { Watermark } from '@countersign/types/esign-v2.1';
import type { State } from '../../state/state.ts';
import { watermarkOptions } from './watermark-options.ts';

/** An empty page with a watermark over it, as a PNG in Base64. */
export async function previewWatermark(
  { documents: { pageImage, toPdf, watermark } }: Pick<State, 'documents'>,
  asked: Watermark,
): Promise<string> {
  const blank = await toPdf(Buffer.from(' '), { name: 'preview.txt', fileExtension: 'txt' });
  const marked = await watermark(blank, watermarkOptions(asked));
  const { png } = await pageImage(marked, 1, {});
  return Buffer.from(png).toString('base64');
}
