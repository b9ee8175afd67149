import { readLook } from '../html/css.ts';
import type { TextLook } from '../runs.ts';
import type { TextBlock } from './block.ts';
import { letterTags } from './html-tags.ts';

/** Reports whether the attributes or the style of a table or a cell draw lines around it. */
export function hasRules(border: string | undefined, style: ReadonlyMap<string, string>): boolean {
  if (border !== undefined && border !== '0') return true;
  return [...style].some(
    ([name, value]) =>
      /^border(?:-(?:bottom|left|right|top))?$/u.test(name) && !/^(?:none|0|hidden)/u.test(value),
  );
}

/** Reads the look of the letters in an element, on top of that of the element around it. */
export function readElementLook(
  name: string,
  attributes: ReadonlyMap<string, string>,
  style: ReadonlyMap<string, string>,
  outer: TextLook,
): TextLook {
  const own = Object.hasOwn(letterTags, name) ? letterTags[name] : undefined;
  const font = new Map<string, string>();
  if (name === 'font') {
    const [color, face] = [attributes.get('color'), attributes.get('face')];
    if (color !== undefined) font.set('color', color);
    if (face !== undefined) font.set('font-family', face);
  }
  return readLook(style, readLook(font, { ...outer, ...own }));
}

/** Reads the alignment of an element; undefined where it has none of its own. */
export function readAlign(
  name: string,
  attributes: ReadonlyMap<string, string>,
  style: ReadonlyMap<string, string>,
): TextBlock['align'] {
  const text = style.get('text-align') ?? attributes.get('align') ?? '';
  if (text === 'center' || text === 'right' || text === 'left') return text;
  return name === 'center' ? 'center' : undefined;
}
