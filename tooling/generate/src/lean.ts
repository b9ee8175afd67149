import type { Document } from './areas.ts';

/** What tells people something, and validators nothing. */
const prose = new Set(['description', 'summary', 'example', 'examples', 'externalDocs']);

/** Where names are field names, and a field may well be called `description`. */
const namesInside = new Set(['properties', 'schemas', 'parameters', 'responses', 'headers']);

/** A copy of a document without its prose, so that validators do not carry it to their users. */
export function withoutProse(document: Document): Document {
  return { ...document, ...strip({ paths: document.paths, components: document.components }) };
}

function strip(node: Record<string, unknown>, names = false): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name]) => names || !prose.has(name))
      .map(([name, value]) => [name, stripValue(value, !names && namesInside.has(name))]),
  );
}

function stripValue(value: unknown, names: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => stripValue(item, false));
  return isRecord(value) ? strip(value, names) : value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
