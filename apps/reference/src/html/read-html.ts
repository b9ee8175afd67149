import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse, parseFragment } from 'parse5';

// As for a page that is read by a program, which runs no scripts.
const options = { scriptingEnabled: false };

/** Reads a whole page. The nodes have no places in the text, which take as long as the rest. */
export const readPageTree = (text: string): Root => asRoot(parse(text, options));

/** Reads a part of a page, as `readPageTree` does. */
export const readFragment = (text: string): Root => asRoot(parseFragment(text, options));

function asRoot(tree: Parameters<typeof fromParse5>[0]): Root {
  const root = fromParse5(tree);
  if (root.type !== 'root') throw new Error(`a document became a ${root.type}`);
  return root;
}
