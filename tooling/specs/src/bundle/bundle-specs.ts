import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleArea } from './bundle-area.ts';
import { bundleFiles } from './bundles.ts';
import { messageSchema } from './message-schema.ts';

/** The schema of pushed messages in JSON, and the area whose schemas it refers to. */
const messages = {
  area: 'esign-v2.1',
  schema: 'connect/messages.schema.yaml',
  target: 'dist/connect-messages.schema.json',
};

/**
 * Bundles every area of a spec tree into its dist folder, and the schema of pushed messages with
 * them.
 * @param specs the folder of the tree
 * @throws {SpecError} if an area cannot be bundled; the last good output is kept then
 */
export async function bundleSpecs(specs: string): Promise<void> {
  const areas = readdirSync(specs).filter((name) =>
    existsSync(path.join(specs, name, 'openapi.yaml')),
  );
  const bundles = await Promise.all(
    areas.map(async (area) => ({
      area,
      ...(await bundleArea(path.join(specs, area, 'openapi.yaml'), path.dirname(specs))),
    })),
  );
  // Only when all of them are good is the last good output replaced.
  const dist = path.join(specs, 'dist');
  mkdirSync(dist, { recursive: true });
  const schemaFile = path.join(specs, messages.schema);
  for (const { area, document, sources } of bundles) {
    const files = bundleFiles(area, dist);
    writeFileSync(files.document, `${JSON.stringify(document, null, 1)}\n`);
    writeFileSync(files.sources, `${JSON.stringify(sources, null, 1)}\n`);
    if (area === messages.area && existsSync(schemaFile)) {
      const schema = messageSchema(schemaFile, document);
      writeFileSync(path.join(specs, messages.target), `${JSON.stringify(schema, null, 1)}\n`);
    }
  }
}
