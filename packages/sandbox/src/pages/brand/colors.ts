/** A colour as its parts red, green and blue, from 0 to 255. */
type Rgb = readonly [number, number, number];

/** The minimum contrast of text by WCAG 2.2 AA. */
const enough = 4.5;

/** Reads `#1A4D6E`, `1A4D6E` or `#fff`; undefined for anything else. */
export function readColor(text: string | undefined): string | undefined {
  const [, digits = ''] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text?.trim() ?? '') ?? [];
  if (digits === '') return undefined;
  const six = digits.length === 3 ? digits.replaceAll(/./g, (digit) => digit + digit) : digits;
  return `#${six.toLowerCase()}`;
}

/** The colour for text on a ground: the wanted one where it can be read, else black or white. */
export function chooseTextColor(ground: string, wanted: string | undefined): string {
  if (wanted !== undefined && getContrast(ground, wanted) >= enough) return wanted;
  return getContrast(ground, '#ffffff') >= getContrast(ground, '#000000') ? '#ffffff' : '#000000';
}

/** A colour that can be read on a ground: the same one, or mixed with black or white until it can. */
export function makeReadable(color: string, ground: string): string {
  const end: Rgb = isLight(ground) ? [0, 0, 0] : [255, 255, 255];
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(split(color), end, share);
    if (getContrast(mixed, ground) >= enough) return mixed;
  }
  return mix(end, end, 0);
}

/** Reports whether a colour is so light that dark text is on it. */
export function isLight(color: string): boolean {
  return getLuminance(split(color)) > 0.18;
}

/** The contrast of two colours by WCAG 2, from 1 to 21. */
function getContrast(one: string, other: string): number {
  const [low = 0, high = 0] = [getLuminance(split(one)), getLuminance(split(other))].toSorted(
    (a, b) => a - b,
  );
  return (high + 0.05) / (low + 0.05);
}

function getLuminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function split(color: string): Rgb {
  const part = (at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

function mix(from: Rgb, to: Rgb, share: number): string {
  const parts = from.map((part, at) => Math.round(part + ((to[at] ?? part) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
