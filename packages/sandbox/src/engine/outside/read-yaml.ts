import { Excess } from '@countersign/mock/core/outside';
import {
  Composer,
  type CST,
  type Document,
  isScalar,
  Lexer,
  LineCounter,
  Parser,
  visit,
  type YAMLMap,
} from 'yaml';
import { sandboxLimits } from './limits.ts';

const { words: mostWords, depth: deepest } = sandboxLimits.yaml;

/** A document of YAML with its places. */
export interface ReadYaml {
  document: Document;
  lines: LineCounter;
  /** The first fault, and how many characters stand before it. */
  fault: { message: string; at: number } | undefined;
}

/**
 * Parses YAML that comes from outside, in one pass. Equal keys of a map are found here: the parser
 * compares each with all before it.
 * @throws Excess where there is more of it than is taken
 */
export function readOutsideYaml(text: string): ReadYaml {
  const lines = new LineCounter();
  const composer = new Composer({ lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  let document: Document | undefined;
  let fault: ReadYaml['fault'];
  for (const one of composer.compose(tokensOf(text, lines), true, text.length)) {
    if (document === undefined) document = one;
    else fault ??= { message: 'Source contains multiple documents', at: one.range?.[0] ?? 0 };
  }
  if (document === undefined) throw new Error('YAML always has a document');
  const [error] = document.errors;
  if (error !== undefined) fault = { message: error.message, at: error.pos[0] };
  return { document, lines, fault: fault ?? findDuplicate(document) };
}

/** The tokens of a text, as long as they are neither too many nor too deep in each other. */
function* tokensOf(text: string, lines: LineCounter): Generator<CST.Token> {
  const parser = new Parser(lines.addNewLine);
  lines.addNewLine(0);
  let words = 0;
  for (const word of new Lexer().lex(text)) {
    words += 1;
    if (words > mostWords) throw new Excess(`YAML with more than ${mostWords} words and spaces`);
    yield* parser.next(word);
    if (parser.stack.length > deepest * 2)
      throw new Excess(`YAML nested more than ${deepest} levels deep`);
  }
  yield* parser.end();
}

function findDuplicate(document: Document): ReadYaml['fault'] {
  let fault: ReadYaml['fault'];
  visit(document, {
    Map(_, map) {
      fault = findDuplicateIn(map);
      return fault === undefined ? undefined : visit.BREAK;
    },
  });
  return fault;
}

function findDuplicateIn({ items }: YAMLMap): ReadYaml['fault'] {
  const known = new Set<unknown>();
  for (const { key } of items) {
    if (!isScalar(key)) continue;
    if (known.has(key.value))
      return { message: 'Map keys must be unique', at: key.range?.[0] ?? 0 };
    known.add(key.value);
  }
  return undefined;
}
