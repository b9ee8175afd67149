import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf, hashOfTools, Kept } from '../tree/kept.ts';
import type { Parsed } from '../tree/shared-resolver.ts';
import type { Tree } from '../tree/tree.ts';
import { bundleFiles } from './bundles.ts';

/** The schema of pushed messages in JSON, and the area whose schemas it refers to. */
const messages = {
  area: 'esign-v2.1',
  folder: 'connect',
  schema: 'connect/messages.schema.yaml',
  target: 'connect-messages.schema.json',
};

/**
 * Bundles every area of a tree into its `dist`, and the schema of pushed messages with them. An
 * area that has not changed since it was last bundled is not read again.
 * @param parsed the files parsed so far
 * @returns the areas whose bundles have changed
 * @throws {SpecError} if an area cannot be bundled; then no file is written
 */
export async function bundleTree(tree: Tree, parsed: Parsed = new Map()): Promise<string[]> {
  const kept = new Kept(tree.specs);
  const tools = hashOfTools();
  const made = await Promise.all(
    tree.areas.map(async (area) => {
      const files = await kept.get(`bundle-${area}`, hashOf(tools, keyOf(area)), () => make(area));
      return { area, files };
    }),
  );
  // Only when all of them are good is the last good output replaced.
  return made.flatMap(({ area, files }) => (writeFiles(files) ? [area] : []));

  function keyOf(area: string): string {
    return area === messages.area ? tree.hash(area) + tree.hash(messages.folder) : tree.hash(area);
  }

  async function make(area: string): Promise<Record<string, string>> {
    // Redocly takes a third of a second to load, which is not spent where nothing has changed.
    const { bundleArea } = await import('./bundle-area.ts');
    const { messageSchema } = await import('./message-schema.ts');
    const { SharedResolver } = await import('../tree/shared-resolver.ts');
    const base = path.dirname(tree.specs);
    const resolver = new SharedResolver(parsed);
    const { document, sources } = await bundleArea(tree.root(area), base, resolver);
    const names = bundleFiles(area, '');
    const schema = path.join(tree.specs, messages.schema);
    return {
      [names.document]: print(document),
      [names.sources]: print(sources),
      ...(area === messages.area &&
        existsSync(schema) && { [messages.target]: print(messageSchema(schema, document)) }),
    };
  }

  /** Writes the files that differ, and says whether any did. */
  function writeFiles(files: Record<string, string>): boolean {
    const folder = path.join(tree.specs, 'dist');
    mkdirSync(folder, { recursive: true });
    const changed = Object.entries(files).filter(([name, text]) => {
      const file = path.join(folder, name);
      return !existsSync(file) || readFileSync(file, 'utf8') !== text;
    });
    for (const [name, text] of changed) writeFileSync(path.join(folder, name), text);
    return changed.length > 0;
  }
}

function print(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
