import type { Watermark } from '@countersign/types/esign-v2.1';
import { pageImage, toPdf, watermark } from '../documents/index.js';

/** An empty page with a watermark over it, as a PNG in Base64. */
export async function previewWatermark({
  watermarkText = '',
  font,
  fontColor,
  fontSize = '',
  displayAngle,
  transparency,
}: Watermark): Promise<string> {
  const blank = await toPdf(Buffer.from(' '), { name: 'preview.txt', fileExtension: 'txt' });
  const marked = await watermark(blank, {
    text: watermarkText,
    font,
    colour: fontColor,
    fontSize: Number(/\d+/.exec(fontSize)?.[0] ?? '48'),
    ...(displayAngle !== undefined && { angle: Number(displayAngle) }),
    ...(transparency !== undefined && { transparency: Number(transparency) }),
  });
  const { png } = await pageImage(marked, 1, {});
  return Buffer.from(png).toString('base64');
}
