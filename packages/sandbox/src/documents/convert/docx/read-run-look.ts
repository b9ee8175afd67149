import type { TextLook } from '../../runs.ts';

const highlights = new Map(
  Object.entries({
    yellow: '#ffff00',
    green: '#00ff00',
    cyan: '#00ffff',
    magenta: '#ff00ff',
    blue: '#0000ff',
    red: '#ff0000',
    lightGray: '#c0c0c0',
    darkGray: '#808080',
  }),
);

const off = new Set(['0', 'false', 'off', 'none']);

/** Reads the formatting from a property of a run. */
export function readRunLook(
  name: string,
  attribute: (name: string) => string | undefined,
): TextLook {
  const value = attribute('val');
  switch (name) {
    case 'b':
      return { bold: !off.has(value ?? '') };
    case 'i':
      return { italic: !off.has(value ?? '') };
    case 'u':
      return { underline: !off.has(value ?? 'single') };
    case 'color':
      return /^[\da-f]{6}$/iu.test(value ?? '') ? { colour: `#${value}` } : {};
    case 'sz': {
      // The size is in half-points.
      const size = Number(value) / 2;
      return size >= 1 && size <= 200 ? { size } : {};
    }
    case 'highlight': {
      const background = highlights.get(value ?? '');
      return background === undefined ? {} : { background };
    }
    case 'rFonts': {
      const font = attribute('ascii');
      return font === undefined ? {} : { font: font.slice(0, 64) };
    }
    default:
      return {};
  }
}
