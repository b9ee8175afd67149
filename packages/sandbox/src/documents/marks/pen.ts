import type { PDFFont } from '@cantoo/pdf-lib';
import type { Canvas, Ink } from '../canvas.ts';
import type { FontStyle } from '../fonts.ts';
import type { Images } from '../images.ts';
import type { TextStyle } from './mark.ts';

/** What a mark is drawn with: the page, and the fonts and images of its PDF. */
export interface Pen {
  readonly canvas: Canvas;
  readonly images: Images;
  font(style: FontStyle): PDFFont;
}

const defaultFontSize = 9;

/** The ink that a style asks for. */
export function createInk(pen: Pen, style: TextStyle): Ink {
  return {
    font: pen.font(style),
    size: style.fontSize ?? defaultFontSize,
    colour: style.colour,
  };
}
