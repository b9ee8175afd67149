import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { attribute, eachElement, element, find, hasClass } from '../element.ts';

/** Replaces each block of Expressive Code by plain code with its language. */
export function plainCode(page: Root): void {
  eachElement(page, (block) => {
    if (!hasClass(block, 'expressive-code')) return;
    const pre = find(block, ({ tagName }) => tagName === 'pre');
    if (pre === undefined) return;
    const title = find(block, (found) => hasClass(found, 'title'));
    const label = title === undefined ? [] : [element('p', title.children)];
    block.children = [...label, codeBlock(pre)];
  });
}

function codeBlock(pre: Element): Element {
  const lines: string[] = [];
  eachElement(pre, (line) => {
    if (!hasClass(line, 'ec-line')) return;
    const code = find(line, (found) => hasClass(found, 'code')) ?? line;
    // An empty line contains a line break, so that it is as high as the others.
    lines.push(toString(code).replace(/\n$/, ''));
  });
  const code = element('code', [{ type: 'text', value: `${lines.join('\n')}\n` }]);
  const language = attribute(pre, 'dataLanguage');
  if (language !== '') code.properties.className = [`language-${language}`];
  return element('pre', [code]);
}
