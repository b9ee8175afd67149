import type { Reader } from './fields.ts';
import type { Annotated, ElementDeclaration, QName, TypeReference } from './schema.ts';

/** A list, and the elements that lie around its items. */
export interface InnerList {
  path: QName[];
  item: ElementDeclaration;
  min: number;
  max: number;
}

/** The list that a type does nothing but hold, itself or in a type like it. */
export function listIn(
  reference: TypeReference,
  user: Annotated,
  reader: Pick<Reader, 'typeOf'>,
  around: readonly unknown[] = [],
): InnerList | undefined {
  if (reference.kind === 'builtin') return undefined;
  const type = reader.typeOf(reference.name, user);
  // A type that holds only itself never comes to a list.
  if (around.includes(type) || type.kind === 'simple') return undefined;
  if (type.base !== undefined || type.restricts !== undefined || type.attributes.length > 0)
    return undefined;
  const { content } = type;
  const [only, ...more] = content?.particles ?? [];
  if (content === undefined || content.kind === 'choice') return undefined;
  if (only?.kind !== 'element' || more.length > 0 || (only.max > 1 && only.element.nillable))
    return undefined;
  const { element, min, max } = only;
  const least = content.min === 0 ? 0 : min;
  if (max > 1) return { path: [element.name], item: element, min: least, max };
  const inner = listIn(element.type, element, reader, [...around, type]);
  return (
    inner && { ...inner, min: least === 0 ? 0 : inner.min, path: [element.name, ...inner.path] }
  );
}
