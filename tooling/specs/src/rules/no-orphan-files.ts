import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Oas3Rule } from '@redocly/openapi-core';
import { folderOf } from './area.ts';

/**
 * Demands that every file in the folder of an area is part of the area: that a reference or the
 * `externalValue` of an example leads to it, or that a form example names it. A file that nothing
 * leads to looks as if it counted, and drifts.
 */
export const noOrphanFiles: Oas3Rule = () => {
  const reached = new Set<string>();
  return {
    ref(_node, _context, { location }) {
      if (location !== undefined) reached.add(location.source.absoluteRef);
    },
    Example(example, { location }) {
      const folder = folderOf(location);
      const values: unknown = example.value;
      const named = typeof values === 'object' && values !== null ? Object.values(values) : [];
      for (const name of [example.externalValue, ...named])
        if (typeof name === 'string') reached.add(path.join(folder, name));
    },
    Root: {
      leave(_root, { location, report }) {
        const area = folderOf(location);
        if (!existsSync(area)) return;
        for (const entry of readdirSync(area, { recursive: true, withFileTypes: true })) {
          const file = path.join(entry.parentPath, entry.name);
          if (!entry.isFile() || entry.name.startsWith('.') || reached.has(file)) continue;
          if (file === location.source.absoluteRef) continue;
          const name = path.relative(area, file).replaceAll(path.sep, '/');
          const message = `no file references \`${name}\`; reference it or delete it`;
          report({ message, location: location.child(['openapi']).key() });
        }
      },
    },
  };
};
