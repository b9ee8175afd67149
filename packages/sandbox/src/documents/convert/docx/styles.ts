import type { Block } from '../blocks.ts';
import { readXml } from './read-xml.ts';

/** What a paragraph is by its style. */
export type Look = Pick<Block, 'kind' | 'level'>;

interface Style {
  look: Look | undefined;
  basedOn: string | undefined;
}

/** A style that refers to itself, over others, has no end. */
const longestChain = 20;
const bodyText = 9;

/** A heading by its outline level, which is counted from 0; 9 stands for text. */
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

/** Whether a paragraph with this number of a list is part of it; 0 takes it out of the list. */
export function isListed(numId: string | undefined): boolean {
  return numId !== undefined && numId !== '0';
}

/** Reads which styles make headings or items of lists of their paragraphs. */
export async function readStyles(
  bytes: Uint8Array | undefined,
): Promise<(styleId: string) => Look | undefined> {
  const styles = new Map<string, Style>();
  let style: Style = { look: undefined, basedOn: undefined };
  if (bytes !== undefined) {
    await readXml(bytes, new Set(['rPr', 'tblPr']), {
      open(name, attribute) {
        const value = attribute('val');
        switch (name) {
          case 'style': {
            style = { look: undefined, basedOn: undefined };
            styles.set(attribute('styleId') ?? '', style);
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
          default:
        }
      },
      close() {},
    });
  }
  return (styleId) => {
    let found = styles.get(styleId);
    for (let count = 0; count < longestChain && found?.look === undefined; count += 1) {
      found = found?.basedOn === undefined ? undefined : styles.get(found.basedOn);
    }
    return found?.look;
  };
}
