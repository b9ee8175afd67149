import ts from 'typescript';

/**
 * Puts the doc comments of openapi-typescript into the form that editors show best: the words
 * first and without a tag, the tags `@default`, `@example` and `@deprecated` after them. What the
 * type says itself goes. Changes the nodes where they are, so it must run once over each.
 */
export function tidyDocs(nodes: readonly ts.Node[]): void {
  const visit = (node: ts.Node): void => {
    const comments = ts.getSyntheticLeadingComments(node);
    if (comments !== undefined)
      ts.setSyntheticLeadingComments(
        node,
        comments.flatMap((comment) => tidied(comment)),
      );
    ts.forEachChild(node, visit);
  };
  nodes.forEach(visit);
}

/** Gives a node the doc comment of another. */
export function withDocOf<Node extends ts.Node>(node: Node, from: ts.Node | undefined): Node {
  const comments = from && ts.getSyntheticLeadingComments(from);
  return comments === undefined ? node : ts.setSyntheticLeadingComments(node, comments);
}

function tidied(comment: ts.SynthesizedComment): ts.SynthesizedComment[] {
  const items = itemsOf(comment.text);
  const words = items.filter(({ tag }) => tag === 'description' || tag === '');
  const formats = items.filter(({ tag }) => tag === 'format');
  const tags = items.filter(({ tag }) => ['default', 'example', 'deprecated'].includes(tag));
  const blocks = [
    ...[...words, ...formats].map(({ lines }) => lines),
    tags.flatMap(({ tag, lines: [first = '', ...rest] }) => [
      `@${tag} ${first}`.trimEnd(),
      ...rest,
    ]),
  ].filter((lines) => lines.length > 0);
  const lines = blocks.flatMap((block, index) => (index === 0 ? block : ['', ...block]));
  if (lines.length === 0) return [];
  const [only = ''] = lines;
  const text =
    lines.length === 1
      ? `* ${only} `
      : `*\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n `;
  return [{ ...comment, text }];
}

interface Item {
  /** The name of the tag; `format` for the line that says one, empty for plain words. */
  tag: string;
  lines: string[];
}

/** The parts of a comment. What continues a part is indented; that is how they are told apart. */
function itemsOf(text: string): Item[] {
  const items: Item[] = [];
  const lines = text.replace(/^\*\n?/, '').split('\n');
  for (const line of lines) {
    const said = line.replace(/^ (\* ?)?/, '');
    const last = items.at(-1);
    if (said.startsWith('    ') && last !== undefined) last.lines.push(said.slice(4).trimEnd());
    else if (said.trim() !== '') items.push(itemOf(said.trimEnd()));
  }
  return items;
}

function itemOf(line: string): Item {
  const [, tag = '', rest = ''] = /^@(\w+)\s?(.*)$/.exec(line) ?? [];
  if (tag !== '') return { tag, lines: [rest] };
  return { tag: line.startsWith('Format: ') ? 'format' : '', lines: [line] };
}
