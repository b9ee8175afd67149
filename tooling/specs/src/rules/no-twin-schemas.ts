import path from 'node:path';
import type { Oas3Rule } from '@redocly/openapi-core';
import { folderOf, isWholeFile } from './area.ts';

/**
 * Demands that no two schema files of a folder say the same, comments and the order of keys
 * aside. Twins become two types for one thing, and drift apart with the first change to one.
 */
export const noTwinSchemas: Oas3Rule = () => {
  const seen = new Map<string, string>();
  return {
    Schema(schema, { location, report }) {
      const folder = folderOf(location);
      if (!isWholeFile(location) || !/[\\/]schemas(?=[\\/]|$)/.test(folder)) return;
      const name = path.basename(location.source.absoluteRef);
      const content = `${folder}\n${JSON.stringify(schema, sortKeys)}`;
      const twin = seen.get(content);
      seen.set(content, twin ?? name);
      if (twin === undefined || twin === name) return;
      const message = `\`${name}\` is the same as \`${twin}\`; keep one and reference it`;
      report({ message, location });
    },
  };
};

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
