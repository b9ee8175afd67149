import type { Consumer } from './consumer.ts';

/** Writes `docs/consumers.md`: where the packages are proven to work. */
export function writePage(consumers: readonly Consumer[]): string {
  const rows = consumers.map(({ name, on, also }) => [name, on, also]);
  return `# Where the packages are proven

\`npm run consumers -- --update\` writes this page, and \`npm test -- --all\` checks it.

The packages are packed, published to a local registry, and installed from there into the small projects of \`tooling/consumers/projects\`, outside of this repository. Each project calls the mock with \`@countersign/client\`; has \`@countersign/zod\` accept a body and reject another, with the field that is wrong; and has \`@countersign/connect\` accept a signed event and reject it when a word in it is changed. The mock also comes from its tarball, started by \`npx countersign-mock\`, and so does the sandbox.

${writeTable([['consumer', 'on', 'also'], ...rows])}`;
}

/** Writes what worked in this run, for the end of `npm test`. */
export function writeMatrix(consumers: readonly Consumer[], passed: ReadonlySet<Consumer>): string {
  const rows = consumers.map((one) => {
    const result = passed.has(one) ? 'yes' : 'no';
    return [one.name, one.on, result, result, result, passed.has(one) ? one.also : 'FAILED'];
  });
  return writeTable([['consumer', 'on', 'calls', 'validates', 'verifies', 'also'], ...rows]);
}

/** Writes a table in Markdown, with aligned columns. */
function writeTable(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) =>
    Math.max(3, ...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const lines = rows.map((cells) => widths.map((width, at) => (cells[at] ?? '').padEnd(width)));
  const rule = widths.map((width) => '-'.repeat(width));
  return [...lines.slice(0, 1), rule, ...lines.slice(1)]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
}
