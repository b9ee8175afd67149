import type { TextLook } from '../runs.ts';

/** The properties that the service lets through, besides those that begin with these words. */
const properties = new Set(
  'align bottom caption-side clear clip color content counter-increment counter-reset cursor direction display empty-cells float height left letter-spacing line-height max-height max-width min-height min-width opacity orphans overflow overflow-wrap overflow-x overflow-y quotes right table-layout text-align text-decoration text-indent text-shadow text-transform top unicode-bidi vertical-align visibility white-space widows width word-break word-spacing word-wrap z-index'.split(
    ' ',
  ),
);
const families =
  /^(?:align-(?:content|items|self)|background(?:-(?:attachment|clip|color|image|origin|position|repeat|repeat-[xy]|size))?|border(?:-[a-z-]+)?|flex(?:-(?:direction|flow|grow|shrink|wrap))?|font(?:-[a-z-]+)?|grid-[a-z-]+|justify-(?:content|self)|list-style(?:-(?:image|position|type))?|margin(?:-(?:bottom|left|right|top))?|outline(?:-(?:color|offset|style|width))?|padding(?:-(?:bottom|left|right|top))?|page-break-(?:after|before|inside)|text-decoration-(?:color|line|skip|style))$/u;
/** Text that could end a value early, or load something; images come as data. */
const unsafe = /[{}<>;\\]|url\s*\((?!\s*["']?data:image\/)|expression|@import|javascript:/iu;
/** Longer texts are no values of properties. */
const longestStyle = 20_000;

/** The properties of a style attribute that the service lets through, in their order. */
export function readStyle(style: string): Map<string, string> {
  const found = new Map<string, string>();
  if (style.length > longestStyle) return found;
  // A semicolon also stands in data URIs.
  for (const [declaration] of style.matchAll(/(?:\([^()]*\)|[^;()]|[()])+/gu)) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    const isKnown = properties.has(name) || families.test(name);
    const checked = value.replaceAll(/url\(\s*["']?data:image\/[^()]*\)/giu, '');
    if (isKnown && value !== '' && !unsafe.test(checked) && isClosed(checked))
      found.set(name, value);
  }
  return found;
}

/** Checks that the quotes and brackets of a value are closed in it. */
function isClosed(value: string): boolean {
  const count = (sign: string) => value.split(sign).length - 1;
  return count('"') % 2 === 0 && count("'") % 2 === 0 && count('(') === count(')');
}

const colours: Readonly<Record<string, string>> = {
  aqua: '#00ffff',
  black: '#000000',
  blue: '#0000ff',
  brown: '#a52a2a',
  crimson: '#dc143c',
  darkblue: '#00008b',
  darkgray: '#a9a9a9',
  darkgreen: '#006400',
  darkgrey: '#a9a9a9',
  darkred: '#8b0000',
  dimgray: '#696969',
  fuchsia: '#ff00ff',
  gold: '#ffd700',
  gray: '#808080',
  green: '#008000',
  grey: '#808080',
  lightblue: '#add8e6',
  lightgray: '#d3d3d3',
  lightgreen: '#90ee90',
  lightgrey: '#d3d3d3',
  lime: '#00ff00',
  maroon: '#800000',
  midnightblue: '#191970',
  navy: '#000080',
  olive: '#808000',
  orange: '#ffa500',
  pink: '#ffc0cb',
  purple: '#800080',
  red: '#ff0000',
  royalblue: '#4169e1',
  silver: '#c0c0c0',
  steelblue: '#4682b4',
  teal: '#008080',
  tomato: '#ff6347',
  white: '#ffffff',
  whitesmoke: '#f5f5f5',
  yellow: '#ffff00',
};

/** A colour of CSS as `#rrggbb`; undefined where it is none that is known. */
function readColour(value: string): string | undefined {
  const text = value.trim().toLowerCase();
  const short = /^#([\da-f])([\da-f])([\da-f])$/u.exec(text);
  if (short !== null)
    return `#${short
      .slice(1)
      .map((digit) => `${digit}${digit}`)
      .join('')}`;
  if (/^#[\da-f]{6}$/u.test(text)) return text;
  const parts = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/u.exec(text)?.slice(1);
  if (parts !== undefined)
    return `#${parts
      .map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0'))
      .join('')}`;
  return Object.hasOwn(colours, text) ? colours[text] : undefined;
}

/** The sizes of letters that have names, in points. */
const namedSizes: ReadonlyMap<string, number> = new Map([
  ['xx-small', 6.75],
  ['x-small', 7.5],
  ['small', 9.75],
  ['medium', 12],
  ['large', 13.5],
  ['x-large', 18],
  ['xx-large', 24],
]);

/** A length in points; undefined where it is none that is known. */
export function readLength(value: string, base: number): number | undefined {
  const [, number = '', unit = 'px'] =
    /^\s*(\d{1,6}(?:\.\d{1,6})?|\.\d{1,6})\s*(px|pt|em|rem|%|in|cm|mm)?\s*$/iu.exec(value) ?? [];
  if (number === '') return undefined;
  const points: Readonly<Record<string, number>> = {
    px: 0.75,
    pt: 1,
    em: base,
    rem: 12,
    '%': base / 100,
    in: 72,
    cm: 72 / 2.54,
    mm: 72 / 25.4,
  };
  return Number(number) * (points[unit.toLowerCase()] ?? 0.75);
}

const usualSize = 10;

/** Reads the look of letters from a style, on top of the look of the text around them. */
export function readLook(style: ReadonlyMap<string, string>, outer: TextLook): TextLook {
  const look: TextLook = { ...outer };
  for (const [name, value] of style) {
    const text = value.toLowerCase();
    switch (name) {
      case 'font-weight':
        look.bold = /^(?:bold|bolder|[6-9]00)/u.test(text);
        break;
      case 'font-style':
        look.italic = /^(?:italic|oblique)/u.test(text);
        break;
      case 'color':
        look.colour = readColour(value) ?? look.colour;
        break;
      case 'background':
      case 'background-color':
        look.background = readColour(value) ?? look.background;
        break;
      case 'font-size': {
        const base = outer.size ?? usualSize;
        const size = namedSizes.get(text) ?? readLength(value, base);
        if (size !== undefined) look.size = Math.min(Math.max(size, 4), 96);
        break;
      }
      case 'font-family':
        look.font = value.split(',')[0]?.replaceAll(/["']/gu, '').trim().slice(0, 64);
        break;
      case 'text-decoration':
      case 'text-decoration-line':
        if (/underline/u.test(text)) look.underline = true;
        break;
      default:
        break;
    }
  }
  return look;
}
