import type { Color } from '@cantoo/pdf-lib';
import type { PdfLib } from './pdf-lib.ts';

/** The colours that tabs and watermarks can have, by their names in lower case. */
const colours = new Map(
  Object.entries({
    black: '#000000',
    brightblue: '#0070ff',
    brightred: '#ff0000',
    darkgreen: '#006400',
    darkred: '#8b0000',
    gold: '#ffb400',
    green: '#008000',
    navyblue: '#000080',
    purple: '#800080',
    white: '#ffffff',
  }),
);
const hexadecimal = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/iu;

/** Parses a colour by its name in tabs (`NavyBlue`) or as `#000080`; an unknown one is black. */
export function parseColour(lib: PdfLib, name = 'black'): Color {
  const parts = hexadecimal.exec(colours.get(name.toLowerCase()) ?? name);
  const [red = 0, green = 0, blue = 0] = (parts ?? [])
    .slice(1)
    .map((part) => Number.parseInt(part, 16) / 255);
  return lib.rgb(red, green, blue);
}
