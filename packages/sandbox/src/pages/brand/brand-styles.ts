import { chooseTextColor, isLight, makeReadable, readColor } from './colors.ts';
import type { PageBrand } from './page-brand.ts';

/** The lightest and the darkest ground that text of pages has, of `base.css`. */
const grounds = { light: '#fbfcfc', dark: '#1a2021' };

/** The colours of a brand, each with a text colour that can be read on it. */
interface BrandPalette {
  button?: { ground: string; text: string };
  header?: { ground: string; text: string };
}

/** Reads the colours of buttons and of the header, which brands name in two ways. */
function readPalette({ colors }: Pick<PageBrand, 'colors'>): BrandPalette {
  const find = (...names: string[]) =>
    names.map((name) => readColor(colors.get(name.toLowerCase()))).find((one) => one !== undefined);
  const button = find('buttonPrimaryBackground', 'buttonMainBackground');
  const header = find('headerBackground');
  return {
    ...(button !== undefined && {
      button: {
        ground: button,
        text: chooseTextColor(button, find('buttonPrimaryText', 'buttonMainText')),
      },
    }),
    ...(header !== undefined && {
      header: { ground: header, text: chooseTextColor(header, find('headerText')) },
    }),
  };
}

/** The colours of a brand as properties that the style sheets of pages use. */
export function brandStyles(brand: PageBrand | undefined): string {
  if (brand === undefined) return '';
  const { button, header } = readPalette(brand);
  const rules: string[] = [];
  if (button !== undefined) {
    const light = makeReadable(button.ground, grounds.light);
    const dark = makeReadable(button.ground, grounds.dark);
    rules.push(
      `--button:${button.ground}`,
      `--on-button:${button.text}`,
      `--accent:light-dark(${light},${dark})`,
      `--on-accent:light-dark(${chooseTextColor(light, undefined)},${chooseTextColor(dark, undefined)})`,
    );
  }
  if (header !== undefined) {
    const { ground, text } = header;
    // A light bar would dazzle by night. The logo, which is made for it, keeps its ground.
    if (isLight(ground))
      rules.push(
        `--header:light-dark(${ground},${grounds.dark})`,
        `--on-header:light-dark(${text},#ffffff)`,
      );
    else rules.push(`--header:${ground}`, `--on-header:${text}`);
    rules.push(`--logo:${ground}`);
  }
  return rules.length === 0 ? '' : `:root{${rules.join(';')}}`;
}
