import type { Watermark } from '@countersign/types/esign-v2.1';
import type { WatermarkOptions } from '../../documents/index.ts';

/** How the watermark of an account is drawn. */
export function watermarkOptions({
  watermarkText = '',
  font,
  fontColor,
  fontSize = '',
  displayAngle,
  transparency,
}: Watermark): WatermarkOptions {
  return {
    text: watermarkText,
    font,
    colour: fontColor,
    fontSize: Number(/\d+/.exec(fontSize)?.[0] ?? '48'),
    ...(displayAngle !== undefined && { angle: Number(displayAngle) }),
    ...(transparency !== undefined && { transparency: Number(transparency) }),
  };
}
