import { markdownTable } from 'markdown-table';
import type { Consumer } from './consumer.ts';

const words: Readonly<Record<number, string>> = { 2: 'second', 3: 'third' };

/** Writes `docs/consumers.md`: where the packages are proven to work. */
export function writePage(consumers: readonly Consumer[]): string {
  const rows = consumers.map(({ name, on, also, turn }) => [
    name,
    on,
    also,
    turn === undefined ? 'each time' : `each ${words[turn.among] ?? turn.among} day`,
  ]);
  return `# Where the packages are proven

\`npm run consumers -- --update\` writes this page, and \`npm test -- --all\` checks it.

The packages are packed, published to a local registry, and installed from there into the small projects of \`tooling/consumers/projects\`, outside of this repository. Each project calls the mock with \`@countersign/client\`; has \`@countersign/zod\` accept a body and reject another, with the field that is wrong; and has \`@countersign/connect\` accept a signed event and reject it when a word in it is changed. The mock also comes from its tarball, started by \`npx countersign-mock\`, and so does the sandbox. Those that differ least from others take turns; each night all of them run.

${markdownTable([['consumer', 'on', 'also', 'runs'], ...rows])}
`;
}

/** Writes the results of this run, for the end of `npm test`. */
export function writeMatrix(consumers: readonly Consumer[], passed: ReadonlySet<Consumer>): string {
  const rows = consumers.map((one) => {
    const result = passed.has(one) ? 'yes' : 'no';
    return [one.name, one.on, result, result, result, passed.has(one) ? one.also : 'FAILED'];
  });
  return `${markdownTable([['consumer', 'on', 'calls', 'validates', 'verifies', 'also'], ...rows])}\n`;
}
