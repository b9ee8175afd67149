import { follow, isObject, type Json, type JsonObject } from './json.ts';

/** Inlines the examples at their references, so that an operation contains them itself. */
export function inlineExamples(document: JsonObject): JsonObject {
  const visit = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(visit);
    if (!isObject(node)) return node;
    return mapValues(node, (value, name) => {
      if (name === 'examples' && isObject(value)) return mapValues(value, inline);
      // The content of an example is not a part of the document.
      return name === 'example' ? value : visit(value);
    });
  };
  const inline = (example: Json): Json =>
    isObject(example) && typeof example.$ref === 'string'
      ? (follow(document, example.$ref) ?? example)
      : example;
  const { components, ...rest } = document;
  const shown = mapValues(rest, visit);
  if (!isObject(components)) return shown;
  // A schema may well have a field called `examples`; schemas are left alone.
  const parts = mapValues(components, (part, kind) => (kind === 'schemas' ? part : visit(part)));
  return { ...shown, components: parts };
}

function mapValues(object: JsonObject, change: (value: Json, name: string) => Json): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name, change(value, name)]),
  );
}
