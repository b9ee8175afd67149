import ts from 'typescript';

/**
 * Rewrites the doc comments of openapi-typescript in the form that editors show best: the words
 * first and without a tag, then the tags `@default`, `@example` and `@deprecated`. Facts that the
 * type itself shows are removed. Changes the nodes in place, so it must run once over each.
 */
export function tidyDocs(nodes: readonly ts.Node[]): void {
  const visit = (node: ts.Node): void => {
    const comments = ts.getSyntheticLeadingComments(node);
    if (comments !== undefined) ts.setSyntheticLeadingComments(node, comments.flatMap(tidied));
    ts.forEachChild(node, visit);
  };
  nodes.forEach(visit);
}

function tidied(comment: ts.SynthesizedComment): ts.SynthesizedComment[] {
  const items = itemsIn(comment.text);
  const textsTagged = (...tags: string[]) =>
    items.filter(({ tag }) => tags.includes(tag)).map(({ text }) => text);
  const tags = items
    .filter(({ tag }) => ['default', 'example', 'deprecated'].includes(tag))
    .map(({ tag, text }) => `@${tag} ${text}`.trimEnd());
  const blocks = [...textsTagged('', 'description'), ...textsTagged('format'), tags.join('\n')];
  const all = blocks.filter((block) => block !== '').join('\n\n');
  if (all === '') return [];
  const lines = all.split('\n').map((line) => ` * ${line}`.trimEnd());
  return [{ ...comment, text: all.includes('\n') ? `*\n${lines.join('\n')}\n ` : `* ${all} ` }];
}

/** The parts of a comment by their tags; lines that continue a part are indented. */
function itemsIn(comment: string): { tag: string; text: string }[] {
  const text = comment.replace(/^\*(\n \*)? /, '').trimEnd();
  return text.split(/\n \* (?! {4})/).map((item) => {
    const [, tag, rest = item] = /^@(\w+)\s?([^]*)$/.exec(item) ?? [];
    const lines = rest.split('\n *     ').map((line) => line.trimEnd());
    const format = item.startsWith('Format: ') ? 'format' : '';
    return { tag: tag ?? format, text: lines.join('\n') };
  });
}
