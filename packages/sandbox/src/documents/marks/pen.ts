import type { Canvas, Ink } from '../canvas.ts';
import type { Fonts } from '../fonts.ts';
import type { Images } from '../images.ts';
import type { TextStyle } from './mark.ts';

/** What a mark is drawn with: the page, and the fonts and images of its PDF. */
export interface Pen {
  readonly canvas: Canvas;
  readonly images: Images;
  readonly font: Fonts;
}

const defaultFontSize = 9;

/** The ink that a style asks for, to write a text. */
export async function createInk(pen: Pen, style: TextStyle, text: string): Promise<Ink> {
  return {
    font: await pen.font(style, text),
    size: style.fontSize ?? defaultFontSize,
    colour: style.colour,
  };
}
