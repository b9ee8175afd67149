import { Excess } from '@countersign/mock/core/outside';
import { messageOf } from '@countersign/mock/core/words';
import { XMLParser, XMLValidator, type X2jOptions } from 'fast-xml-parser';
import { sandboxLimits } from './limits.ts';

const { elements: mostElements, depth: deepest } = sandboxLimits.xml;

/**
 * Parses XML from outside.
 * @param isLenient allows unclosed elements, as in a header that a client has written by hand
 * @throws Excess if it exceeds a limit, or declares entities
 * @throws SyntaxError if it is not well-formed
 */
export function readOutsideXml(
  xml: string,
  options: X2jOptions,
  { isLenient = false } = {},
): unknown {
  const excess = excessInXml(xml);
  if (excess !== undefined) throw new Excess(excess);
  const valid = isLenient || XMLValidator.validate(xml);
  if (valid !== true) throw new SyntaxError(`${valid.err.msg} (line ${valid.err.line})`);
  try {
    const value: unknown = new XMLParser({ ...options, processEntities: true }).parse(xml);
    return value;
  } catch (error) {
    // The validator accepts some XML that the parser rejects.
    throw new SyntaxError(messageOf(error), { cause: error });
  }
}

/** Describes the limit that XML exceeds, counted by its brackets; undefined if it exceeds none. */
function excessInXml(xml: string): string | undefined {
  if (/<!doctype/i.test(xml))
    return 'has a document type declaration, which is not supported; remove it';
  let elements = 0;
  let depth = 0;
  let isStart = false;
  for (let at = 0; at < xml.length; at += 1) {
    if (xml[at] === '<') {
      const next = xml[at + 1] ?? '';
      isStart = !'/!?'.includes(next);
      if (isStart) elements += 1;
      depth += isStart ? 1 : next === '/' ? -1 : 0;
    } else if (xml[at] === '>') {
      if (isStart && xml[at - 1] === '/') depth -= 1;
      isStart = false;
    }
    if (elements > mostElements) return `has more than ${mostElements} elements`;
    if (depth > deepest) return `has elements nested more than ${deepest} levels deep`;
  }
  return undefined;
}
