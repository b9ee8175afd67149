import type { Watermark } from '@countersign/types/esign-v2.1';
import type { WatermarkOptions } from '../../documents/index.ts';
import { accountPart } from '../settings/account-part.ts';

/** The watermark over documents of envelopes that are not completed: none, until it is switched on. */
export const watermarks = accountPart<Watermark>('account-watermark', {
  enabled: 'false',
  watermarkText: '',
  font: 'helvetica',
  fontColor: 'navyblue',
  fontSize: 'size48',
  displayAngle: '45',
  transparency: '70',
});

/** A watermark as the service writes it: the names of its looks in lower case. */
export function inLowerCase({ font, fontColor, fontSize, ...rest }: Watermark): Watermark {
  return {
    ...rest,
    ...(font !== undefined && { font: font.toLowerCase() }),
    ...(fontColor !== undefined && { fontColor: fontColor.toLowerCase() }),
    ...(fontSize !== undefined && { fontSize: fontSize.toLowerCase() }),
  };
}

/** Creates the options for drawing the watermark of an account. */
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
