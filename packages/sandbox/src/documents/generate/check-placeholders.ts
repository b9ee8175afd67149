import { limits } from '../limits.ts';
import type { TemplateError } from './template-fields.ts';

const tags = /<[^<>]*>/gu;
const marks = /\{\{\s*([#^/]?)|\}\}/gu;

/**
 * Finds documents that are far from any real one: docxtemplater takes quadratic time for each mark
 * that has no counterpart, and for each section within another. Less is left to it, as it says
 * better what is wrong.
 */
export function checkPlaceholders(xml: string): TemplateError | undefined {
  let isOpen = false;
  let unmatched = 0;
  let count = 0;
  let depth = 0;
  for (const [mark, kind] of xml.replaceAll(tags, '').matchAll(marks)) {
    const opens = mark !== '}}';
    if (opens === isOpen) unmatched += 1;
    isOpen = opens;
    if (!opens) continue;
    count += 1;
    if (kind === '/') depth -= 1;
    else if (kind !== '') depth += 1;
    if (unmatched > limits.unmatchedMarks)
      return tooMuch(`more than ${limits.unmatchedMarks} placeholders that are not closed`);
    if (Math.abs(depth) > limits.nestedSections)
      return tooMuch(`sections nested more than ${limits.nestedSections} levels deep`);
    if (count > limits.placeholders)
      return tooMuch(`more than ${limits.placeholders} placeholders`);
  }
  return unmatched > limits.unmatchedMarks
    ? tooMuch(`more than ${limits.unmatchedMarks} placeholders that are not opened`)
    : undefined;
}

function tooMuch(what: string): TemplateError {
  return {
    errorCode: 'TOO_MANY_PLACEHOLDERS',
    message: `The document has ${what}.`,
    tagIdentifier: '',
  };
}
