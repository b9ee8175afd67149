import { defaultLimits, type Limits } from '@countersign/connect';
import { harmless, notBodies, refused } from '../hostile-corpus.js';

const meaning: Record<keyof Limits, string> = {
  bytes: 'bytes of the body',
  depth: 'elements, or JSON objects and lists, in each other',
  elements: 'elements, or JSON objects and lists, of a message',
  text: 'characters of one text in XML that is no Base64',
  attributes: 'attributes of one element',
  tag: 'characters of one tag',
};

const introduction = `# What becomes of hostile and broken messages

This is what \`parse\` does with messages that are meant to do harm, and with messages that are broken. A test (\`test/hostile.test.ts\`) makes this table and holds \`parse\` to it: a message that is refused throws a \`ConnectError\` with the code given here, with advice and with nothing read from files or the network; no object of the program changes.

Verify the signature before you parse: then only the service and whoever has your keys can send any of this.`;

/** The table of what is refused and what is not, as Markdown. */
export function safetyReport(): string {
  const limits = Object.entries(meaning).map(([name, what]) => [
    `\`${name}\``,
    what,
    defaultLimits[limitOf(name)].toLocaleString('en'),
  ]);
  const sections = refused.map(({ group, cases }) =>
    section(
      group,
      cases.map(({ input, code }) => [input, `refused: \`${code}\``]),
    ),
  );
  return `${[
    introduction,
    '## Limits',
    'Each can be set by its name: `parse(body, { limits: { bytes: 1_000_000 } })`.',
    table(['limit', 'what it counts', 'default'], limits),
    ...sections,
    section(
      'What is no body',
      notBodies.map(({ input }) => [input, 'refused: `body-parsed`']),
    ),
    section(
      'What looks bad and is not',
      harmless.map(({ input, outcome }) => [input, `accepted: ${outcome}`]),
    ),
  ].join('\n\n')}\n`;
}

function limitOf(name: string): keyof Limits {
  const found = limitNames.find((one) => one === name);
  if (found === undefined) throw new Error(`There is no limit ${name}.`);
  return found;
}

const limitNames = ['bytes', 'depth', 'elements', 'text', 'attributes', 'tag'] as const;

function section(title: string, rows: readonly (readonly string[])[]): string {
  return `## ${title}\n\n${table(['input', 'what happens'], rows)}`;
}

/** A table whose columns line up, as the formatter wants it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
