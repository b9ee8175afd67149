import type { Canvas, Ink } from '../canvas.ts';
import type { Fonts } from '../fonts.ts';
import type { Images } from '../images.ts';
import type { TextStyle } from './mark.ts';

/** The page that a mark is drawn on, with the fonts and images of its PDF. */
export interface Pen {
  readonly canvas: Canvas;
  readonly images: Images;
  readonly font: Fonts;
}

const defaultFontSize = 9;

/** Creates the ink of a style, for writing a text. */
export async function createInk(pen: Pen, style: TextStyle, text: string): Promise<Ink> {
  return {
    font: await pen.font(style, text),
    size: style.fontSize ?? defaultFontSize,
    colour: style.colour,
  };
}
