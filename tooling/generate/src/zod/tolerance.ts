import {
  isObject,
  listAt,
  objectAt,
  type Json,
  type JsonObject,
} from '@countersign/spec-tools/json';
import type ts from 'typescript';
import type { Area } from '../areas.ts';
import { GeneratorError } from '../errors.ts';
import { literal } from '../syntax/expressions.ts';
import { constant, createImport } from '../syntax/statements.ts';
import { named } from '../syntax/types.ts';

/** An enum by its words, with the other words that are read as one of them. */
interface Synonyms {
  of: Json[];
  words: JsonObject;
}

/**
 * The module with the rules of lenient readings, which are the same in all areas that have any, and
 * with the synonyms of enums.
 */
export function toleranceModule(areas: readonly Area[]): ts.Statement[] {
  const synonyms = areas.flatMap(({ document }) => findSynonyms(document));
  const distinct = new Map(synonyms.map((one) => [JSON.stringify(one), one]));
  const byWords = [...distinct].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [
    createImport(['Synonyms'], '../readings/synonyms.js', { typeOnly: true }),
    createImport(['Tolerance'], '../tolerance/tolerance.js', { typeOnly: true }),
    constant('tolerance', literal(readRules(areas)), named('Tolerance')),
    constant(
      'synonyms',
      literal(byWords.map(([, one]) => one)),
      named('ReadonlyArray', named('Synonyms')),
    ),
  ];
}

/** @throws GeneratorError if two areas have rules that differ */
function readRules(areas: readonly Area[]): JsonObject {
  let rules: JsonObject = { requests: {}, responses: {} };
  let first: Area | undefined;
  for (const area of areas) {
    const own = objectAt(area.document, 'x-tolerance');
    if (Object.keys(own).length === 0) continue;
    if (first !== undefined && JSON.stringify(own) !== JSON.stringify(rules))
      throw new GeneratorError('zod', area, `x-tolerance differs from that of ${first.name}`);
    rules = own;
    first = area;
  }
  return rules;
}

function findSynonyms(value: Json): Synonyms[] {
  if (Array.isArray(value)) return value.flatMap(findSynonyms);
  if (!isObject(value)) return [];
  const words = objectAt(value, 'x-synonyms');
  const own = Object.keys(words).length === 0 ? [] : [{ of: listAt(value, 'enum'), words }];
  return [...own, ...Object.values(value).flatMap(findSynonyms)];
}
