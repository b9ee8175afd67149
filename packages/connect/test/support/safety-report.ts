import { defaultLimits, type Limits } from '@countersign/connect';
import { harmless, notBodies, refused } from '../hostile-corpus.js';

const meaning: Record<keyof Limits, string> = {
  bytes: 'bytes of the body',
  depth: 'nested elements, or nested JSON objects and arrays',
  elements: 'elements, or JSON objects and arrays, of a message',
  text: 'characters of one text in XML that is not Base64',
  attributes: 'attributes of one element',
  tag: 'characters of one tag',
};

const introduction = `# How hostile and malformed messages are handled

These tables list what \`parse\` does with hostile and malformed messages. A test (\`test/hostile.test.ts\`) generates them and checks \`parse\` against them. For a rejected message, \`parse\` throws a \`ConnectError\` with the code in the table and with advice. It reads no files, sends no requests, and changes no object of the program.

Verify the signature before you parse. Then only the service, or someone who has your keys, can send any of these messages.`;

/** The tables of rejected and accepted messages, as Markdown. */
export function safetyReport(): string {
  const limits = Object.entries(meaning).map(([name, what]) => [
    `\`${name}\``,
    what,
    defaultLimits[findLimit(name)].toLocaleString('en'),
  ]);
  const sections = refused.map(({ group, cases }) =>
    section(
      group,
      cases.map(({ input, code }) => [input, `rejected: \`${code}\``]),
    ),
  );
  return `${[
    introduction,
    '## Limits',
    'Set each limit by its name: `parse(body, { limits: { bytes: 1_000_000 } })`.',
    table(['limit', 'what it counts', 'default'], limits),
    ...sections,
    section(
      'Values that are not a body',
      notBodies.map(({ input }) => [input, 'rejected: `body-parsed`']),
    ),
    section(
      'Unusual messages that are accepted',
      harmless.map(({ input, outcome }) => [input, `accepted: ${outcome}`]),
    ),
  ].join('\n\n')}\n`;
}

function findLimit(name: string): keyof Limits {
  const found = limitNames.find((one) => one === name);
  if (found === undefined) throw new Error(`There is no limit ${name}.`);
  return found;
}

const limitNames = ['bytes', 'depth', 'elements', 'text', 'attributes', 'tag'] as const;

function section(title: string, rows: readonly (readonly string[])[]): string {
  return `## ${title}\n\n${table(['input', 'result'], rows)}`;
}

/** A Markdown table with aligned columns, as the formatter writes it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
