import { make } from './dom.ts';

/** Creates the link of a code; undefined if the code has no page. */
export type LinkCode = (code: string) => HTMLAnchorElement | undefined;

/** Colouring more than this would hold up the page. */
const longest = 200_000;

// A text with the colon that makes it a name, a word, or a number.
const token = /("(?:\\.|[^"\\])*")(\s*:)?|\b(?:true|false|null)\b|-?\d[\d.eE+-]*/g;

/** A JSON text over several lines, its parts in colours, and its error codes as links. */
export function jsonView(text: string, linkCode: LinkCode): DocumentFragment {
  const view = document.createDocumentFragment();
  const pretty = JSON.stringify(JSON.parse(text), null, 2);
  if (pretty.length > longest) {
    view.append(pretty);
    return view;
  }
  let end = 0;
  for (const match of pretty.matchAll(token)) {
    const [whole, quoted, colon] = match;
    view.append(pretty.slice(end, match.index));
    end = match.index + whole.length;
    if (quoted !== undefined && colon === undefined) view.append(textPart(quoted, linkCode));
    else if (quoted === undefined) view.append(make('span', { class: 'scalar' }, whole));
    else view.append(make('span', { class: 'name' }, quoted), colon ?? '');
  }
  view.append(pretty.slice(end));
  return view;
}

function textPart(quoted: string, linkCode: LinkCode): Node {
  const link = linkCode(quoted.slice(1, -1));
  return link === undefined
    ? make('span', { class: 'text' }, quoted)
    : make('span', { class: 'text' }, '"', link, '"');
}
