import type { TextLook } from '../../runs.ts';
import type { TextBlock } from '../block.ts';
import { readRunLook } from './read-run-look.ts';
import { readXml } from './read-xml.ts';

/** The kind, level and formatting of a paragraph, from its style. */
export interface Look extends Partial<Pick<TextBlock, 'kind' | 'level'>> {
  letters?: TextLook;
  align?: TextBlock['align'];
}

interface Style {
  look: Look | undefined;
  letters: TextLook;
  align: TextBlock['align'];
  basedOn: string | undefined;
}

/** A style that refers to itself, over others, has no end. */
const longestChain = 20;
const bodyText = 9;

/** Creates a heading from its outline level, which is counted from 0; 9 means text. */
export function createHeading(outlineLevel: string | undefined): Look | undefined {
  const level = Number(outlineLevel ?? bodyText);
  return Number.isInteger(level) && level >= 0 && level < bodyText
    ? { kind: 'heading', level: Math.min(level + 1, 6) }
    : undefined;
}

/** A heading by the name of its style, which is English in every language of the program. */
function namedHeading(name: string | undefined): Look | undefined {
  const level = /^heading ([1-9])$/iu.exec(name ?? '')?.[1];
  return name?.toLowerCase() === 'title'
    ? { kind: 'heading', level: 1 }
    : createHeading(level === undefined ? undefined : String(Number(level) - 1));
}

/** Checks whether a paragraph's list number makes it part of a list; 0 takes it out of the list. */
export function isListed(numId: string | undefined): boolean {
  return numId !== undefined && numId !== '0';
}

function createStyle(): Style {
  return { look: undefined, letters: {}, align: undefined, basedOn: undefined };
}

/**
 * Reads which styles make headings or items of lists of their paragraphs, and how their letters look.
 * The style '' is that of paragraphs without one.
 */
export async function readStyles(
  bytes: Uint8Array | undefined,
): Promise<(styleId: string) => Look | undefined> {
  const styles = new Map<string, Style>();
  const defaults = createStyle();
  let usual: Style | undefined;
  let style = createStyle();
  const parents: string[] = [];
  if (bytes !== undefined) {
    await readXml(bytes, new Set(['tblPr', 'tblStylePr', 'tcPr', 'trPr']), {
      open(name, attribute) {
        const value = attribute('val');
        const parent = parents.at(-1);
        parents.push(name);
        switch (name) {
          case 'docDefaults':
            style = defaults;
            break;
          case 'style': {
            style = createStyle();
            styles.set(attribute('styleId') ?? '', style);
            const isDefault = ['1', 'true', 'on'].includes(attribute('default') ?? '');
            if (isDefault && attribute('type') === 'paragraph') usual = style;
            break;
          }
          case 'name':
            style.look ??= namedHeading(value);
            break;
          case 'basedOn':
            style.basedOn = value;
            break;
          case 'outlineLvl':
            style.look = createHeading(value) ?? style.look;
            break;
          case 'numId':
            style.look ??= isListed(value) ? { kind: 'item' } : undefined;
            break;
          case 'jc':
            if (value === 'center') style.align = 'center';
            else if (value === 'right' || value === 'end') style.align = 'right';
            break;
          default:
            if (parent === 'rPr')
              style.letters = { ...style.letters, ...readRunLook(name, attribute) };
        }
      },
      close() {
        parents.pop();
      },
    });
  }

  const found = new Map<string, Look | undefined>();
  return (styleId) => {
    const known = found.get(styleId);
    if (known !== undefined || found.has(styleId)) return known;
    const look = findLook(styles.get(styleId));
    found.set(styleId, look);
    return look;
  };

  /** Finds the formatting of a style, including the styles that it is based on. */
  function findLook(own: Style | undefined): Look | undefined {
    const chain: Style[] = [];
    for (
      let next = own ?? usual;
      next !== undefined && chain.length < longestChain;
      next = next.basedOn === undefined ? undefined : styles.get(next.basedOn)
    )
      chain.push(next);
    const look = chain.find((one) => one.look !== undefined)?.look;
    const align = chain.find((one) => one.align !== undefined)?.align;
    const letters: TextLook = {};
    for (const one of [defaults, ...chain.toReversed()]) Object.assign(letters, one.letters);
    const isKnown = look !== undefined || align !== undefined || Object.keys(letters).length > 0;
    // The size of plain text does not count for headings, which have their own.
    if (look?.kind === 'heading' && !chain.some((one) => one.letters.size !== undefined))
      delete letters.size;
    return isKnown
      ? {
          ...look,
          ...(Object.keys(letters).length > 0 && { letters }),
          ...(align !== undefined && { align }),
        }
      : undefined;
  }
}
