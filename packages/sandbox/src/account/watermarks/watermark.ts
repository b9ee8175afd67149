import type { Watermark } from '@countersign/types/esign-v2.1';
import type { WatermarkOptions } from '../../documents/index.ts';
import type { State } from '../../state/state.ts';
import { accountPart } from '../settings/account-part.ts';

const initial = {
  enabled: 'false',
  watermarkText: '',
  font: 'helvetica',
  fontColor: 'navyblue',
  fontSize: 'size48',
  displayAngle: '45',
  transparency: '70',
} as const satisfies Watermark;

/** The watermark over documents of envelopes that are not completed: none, until it is switched on. */
export const watermarks = accountPart<Watermark>('account-watermark', initial);

/** The looks of a watermark, with what they may be in lower case. */
const looks = {
  font: /^[a-z]/,
  fontColor: /^(?:black|bright(?:blue|red)|dark(?:green|red)|gold|green|navyblue|purple|white)$/,
  fontSize: /^size(?:7|8|9|10|11|12|14|16|18|20|22|24|26|28|36|48|72)$/,
  displayAngle: /^-?\d{1,6}$/,
  transparency: /^(?:\d\d?|100)$/,
} as const;

/**
 * Reads a watermark as the service writes it: its looks in lower case, and the default in place of
 * one that there is not.
 * @evidence public
 */
export function readWatermark({ warn }: Pick<State, 'warn'>, watermark: Watermark): Watermark {
  const read = { ...watermark };
  for (const name of ['font', 'fontColor', 'fontSize', 'displayAngle', 'transparency'] as const) {
    const value = watermark[name]?.toLowerCase();
    if (value === undefined) continue;
    const fits = looks[name].test(value);
    read[name] = fits ? value : initial[name];
    if (!fits)
      warn({
        code: 'field-ignored',
        at: `/${name}`,
        message: `${JSON.stringify(watermark[name])} is no ${name} of a watermark; the default ${initial[name]} counts.`,
      });
  }
  return read;
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
