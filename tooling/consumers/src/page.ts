import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@countersign/packages';
import type { Consumer } from './consumer.ts';
import { table } from './table.ts';

const file = path.join(root, 'docs/consumers.md');

/** The page that tells where the packages are held to work. It holds nothing that only one run has. */
export function page(consumers: readonly Consumer[]): string {
  const rows = consumers.map(({ name, on, also }) => [name, on, also]);
  return `# Where the packages are proven

\`npm run consumers -- --write\` makes this page, and the tests hold it to what they run.

The packages are packed, published to a registry that is started for it, and installed from there into the small projects of \`tooling/consumers/projects\`, outside of this repository. Each project calls the mock with \`@countersign/client\`; has \`@countersign/zod\` accept a body and refuse another, with the field that is wrong; and has \`@countersign/connect\` accept an event that was signed and refuse it when a word in it is changed. The mock comes out of its tarball too, started by \`npx countersign-mock\`, and so does the sandbox.

${table([['consumer', 'on', 'beside that'], ...rows])}`;
}

/** What the page says now; nothing where there is none. */
export function writtenPage(): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

export function writePage(consumers: readonly Consumer[]): void {
  writeFileSync(file, page(consumers));
}
