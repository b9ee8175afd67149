#!/usr/bin/env node
// Bundles every area of the spec tree in the working folder into its dist folder, and the
// schema of pushed messages with them.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleArea, SpecError } from './bundle-area.ts';
import { bundleFiles } from './bundles.ts';
import { messageSchema } from './message-schema.ts';

/** The schema of pushed messages in JSON, and the area whose schemas it refers to. */
const messages = {
  area: 'esign-v2.1',
  schema: 'connect/messages.schema.yaml',
  target: 'dist/connect-messages.schema.json',
};
const specs = process.cwd();
const areas = readdirSync(specs).filter((name) =>
  existsSync(path.join(specs, name, 'openapi.yaml')),
);
try {
  const bundles = await Promise.all(
    areas.map(async (area) => ({
      area,
      ...(await bundleArea(path.join(specs, area, 'openapi.yaml'), path.dirname(specs))),
    })),
  );
  // Only when all of them are good is the last good output replaced.
  mkdirSync('dist', { recursive: true });
  for (const { area, document, sources } of bundles) {
    const files = bundleFiles(area, 'dist');
    writeFileSync(files.document, `${JSON.stringify(document, null, 1)}\n`);
    writeFileSync(files.sources, `${JSON.stringify(sources, null, 1)}\n`);
    if (area === messages.area && existsSync(messages.schema)) {
      const schema = messageSchema(messages.schema, document);
      writeFileSync(messages.target, `${JSON.stringify(schema, null, 1)}\n`);
    }
  }
} catch (error) {
  if (!(error instanceof SpecError)) throw error;
  process.stderr.write(`countersign: ${error.message}\n`);
  process.exitCode = 1;
}
