import { type Condition, readCondition } from './condition.ts';
import { readRelaxedJson } from './relaxed-json.ts';
import type { TemplateError } from './template-fields.ts';

/** A tag in a template, by its function. */
type Tag =
  | { kind: 'field'; name: string }
  | { kind: 'table'; name: string; identifier: string }
  | { kind: 'if' | 'suppress'; condition: Condition; identifier: string }
  | { kind: 'endif' }
  | { kind: 'error'; error: TemplateError };

/** A tag with its position in the text of its paragraph. */
export type PlacedTag = Tag & { start: number; end: number };

const marks = /\{\{([^{}]*)\}\}/gu;
const name = /^[\p{L}\p{N}_]+$/u;
const curly = { single: /[\u2018\u2019\u201A\u201B]/gu, double: /[\u201C-\u201F]/gu };
const jsonFault =
  'There was an error parsing this merge tag as json (check spacing, quotes, json syntax): ';

/** A text that can be the name of a field. */
export function isFieldName(text: string): boolean {
  return name.test(text) && text !== 'if' && text !== 'endif';
}

/** Finds the tags of a paragraph. Braces that are not two on both sides are text. */
export function findTags(text: string): PlacedTag[] {
  if (!text.includes('{{')) return [];
  return Array.from(text.matchAll(marks), (match) => {
    const [whole, inside = ''] = match;
    const tag = inside.trim() === '' ? undefined : readTag(whole, inside);
    return tag === undefined
      ? undefined
      : { ...tag, start: match.index, end: match.index + whole.length };
  }).filter((tag) => tag !== undefined);
}

function readTag(whole: string, written: string): Tag {
  // Word turns straight quotation marks into curved ones.
  const inside = written.replace(curly.single, "'").replace(curly.double, '"');
  const text = inside.trim();
  if (text === 'endif') return { kind: 'endif' };
  if (isFieldName(text)) return { kind: 'field', name: text };
  if (/^if[\s(]/u.test(text)) {
    const condition = readCondition(text.slice(2));
    if (condition !== undefined) return { kind: 'if', condition, identifier: whole };
  }
  return readVerboseTag(whole, `{${inside}}`);
}

/** Reads a tag that is a JSON object: `t` is its type, and `e` its subject. */
function readVerboseTag(whole: string, json: string): Tag {
  const read = readRelaxedJson(json);
  if ('fault' in read)
    return /^\{\s*["']?t["']?\s*:/u.test(json)
      ? fail(
          json,
          'JsonReaderException',
          `Unable to parse Json object. -- ${jsonFault}${read.fault}`,
        )
      : fail(whole, 'Undefined', `${jsonFault}${read.fault}`);
  const type = read.members.get('t') ?? read.members.get('type') ?? '';
  const about = read.members.get('e') ?? '';
  switch (type) {
    case 'TableRow':
      return isFieldName(about)
        ? { kind: 'table', name: about, identifier: json }
        : fail(json, 'Undefined', `The tag TableRow names no table: "${about}".`);
    case 'SuppressParagraph':
    case 'Conditional': {
      const condition = readCondition(about);
      if (condition === undefined)
        return fail(
          json,
          'Undefined',
          `The condition of the tag ${type} is not valid: "${about}".`,
        );
      return { kind: type === 'Conditional' ? 'if' : 'suppress', condition, identifier: json };
    }
    case 'EndConditional':
      return { kind: 'endif' };
    default:
      return fail(
        json,
        'InvalidTagType',
        `Invalid Json tag type. -- Invalid json tag ${type === '' ? 'without a type' : type}.`,
      );
  }
}

function fail(tagIdentifier: string, errorCode: string, message: string): Tag {
  return { kind: 'error', error: { errorCode, message, tagIdentifier } };
}
