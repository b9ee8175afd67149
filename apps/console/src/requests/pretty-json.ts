/** A line of a body, and the JSON pointer of its value. */
export interface BodyLine {
  text: string;
  /** Undefined for a line that only closes something. */
  at?: string;
}

/** Longer strings, such as documents in Base64, are cut. */
const longestString = 300;

/** JSON in lines, each with its place; undefined if it is not JSON. */
export function prettyJson(text: string): BodyLine[] | undefined {
  try {
    const lines: BodyLine[] = [];
    write(JSON.parse(text), { at: '', indent: '', before: '', after: '' }, lines);
    return lines;
  } catch {
    return undefined;
  }
}

interface Place {
  at: string;
  indent: string;
  before: string;
  after: string;
}

function write(value: unknown, { at, indent, before, after }: Place, lines: BodyLine[]): void {
  const isList = Array.isArray(value);
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) {
    lines.push({ text: `${indent}${before}${formatValue(value)}${after}`, at });
    return;
  }
  const members = Object.entries(value);
  lines.push({ text: `${indent}${before}${isList ? '[' : '{'}`, at });
  for (const [index, [name, member]] of members.entries())
    write(
      member,
      {
        at: `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
        indent: `${indent}  `,
        before: isList ? '' : `${JSON.stringify(name)}: `,
        after: index < members.length - 1 ? ',' : '',
      },
      lines,
    );
  lines.push({ text: `${indent}${isList ? ']' : '}'}${after}` });
}

function formatValue(value: unknown): string {
  if (typeof value !== 'string' || value.length <= longestString) return JSON.stringify(value);
  const rest = value.length - longestString;
  return `${JSON.stringify(value.slice(0, longestString))} … ${rest.toLocaleString('en')} more characters`;
}
