import { bundleTarget } from '@stoplight/json';

/** A part of a document with the schemas that it refers to inside, by name. */
export type Bundled<Part> = Part & { __bundled__?: Record<string, unknown> };

/** Adds to a part of a document the schemas that it refers to. */
export type Bundler = <Part extends object>(part: Part) => Bundled<Part>;

/**
 * Prepares operations as Prism's command line does before it serves them. Prism bundles each with
 * all schemas, which takes minutes for all operations; here each gets only the schemas that it
 * needs.
 */
export function createBundler(schemas: Record<string, unknown>): Bundler {
  const texts = new Map(
    Object.entries(schemas).map(([name, schema]) => [name, JSON.stringify(schema)]),
  );

  function needed(text: string, found = new Map<string, unknown>()): Map<string, unknown> {
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (found.has(name)) continue;
      found.set(name, schemas[name]);
      needed(texts.get(name) ?? '', found);
    }
    return found;
  }

  return (part) => {
    const components = { schemas: Object.fromEntries(needed(JSON.stringify(part))) };
    return bundleTarget({
      document: { components, __target__: part },
      path: '#/__target__',
      // Bundling rewrites references in place.
      cloneDocument: true,
    });
  };
}
