import type { Shape } from '@countersign/zod/tolerance';

/** The short notation for shapes in tests. */
export interface ShapeOptions {
  types?: readonly string[];
  properties?: Readonly<Record<string, Shape>>;
  items?: Shape;
  /** The words of an enum; `cc: copy` is read as another one. */
  words?: readonly string[];
  synonyms?: Readonly<Record<string, string>>;
  format?: 'moment' | 'base64' | 'other';
  open?: boolean;
  ignored?: boolean;
}

export function createShape(options: ShapeOptions): Shape {
  const { types = [], properties = {}, items, words, synonyms = {}, format } = options;
  const { open = false, ignored = false } = options;
  return {
    types: new Set(types),
    property: (name) => (Object.hasOwn(properties, name) ? properties[name] : undefined),
    canonicalName: (lower) => Object.keys(properties).find((name) => name.toLowerCase() === lower),
    open,
    items,
    words:
      words &&
      new Map([
        ...words.map((word): [string, string] => [word.toLowerCase(), word]),
        ...Object.entries(synonyms),
      ]),
    format,
    ignored,
  };
}

export const text = createShape({ types: ['string'] });
export const flag = createShape({ types: ['string'], words: ['true', 'false'] });
export const status = createShape({ types: ['string'], words: ['created', 'sent', 'timedOut'] });
export const object = (properties: Readonly<Record<string, Shape>>): Shape =>
  createShape({ types: ['object'], properties });
export const list = (items: Shape): Shape => createShape({ types: ['array'], items });
