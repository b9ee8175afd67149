import type { Model } from '@countersign/xsd';

/**
 * The reader of payloads takes all their elements to be in the namespace of the root; what stands
 * in another would never be found.
 * @throws Error where an element does
 */
export function requireOneNamespace({ roots, objects }: Model): void {
  const namespaces = new Set(roots.map(({ element }) => element.namespace));
  const [only] = namespaces;
  for (const { name, fields } of objects) {
    for (const { kind, property, path } of fields) {
      if (kind !== 'element') continue;
      for (const { namespace } of path) namespaces.add(namespace);
      if (namespaces.size <= 1) continue;
      throw new Error(
        `${name}.${property}: not all elements are in the namespace ${only}. ` +
          'Say elementFormDefault="qualified", or import no other namespace.',
      );
    }
  }
}
