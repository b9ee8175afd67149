import { listAnswerMembers, situationInside } from '@countersign/spec-tools/answer-members';
import { objectAt, textAt } from '@countersign/spec-tools/json';
import type { Area } from '../areas.ts';
import { schemaNamesIn } from '../names.ts';

/** The members that only responses must have, by schema. */
export type Answers = ReadonlyMap<string, ReadonlySet<string>>;

/** A schema, and the situation in which responses have it. */
interface Found {
  schema: string;
  situation: readonly string[];
}

/**
 * Finds the members that every response to a GET has, by `x-answer` of the schemas: those of a schema
 * in all situations in which such a response has it. A schema without any is among them if it
 * contains one.
 */
export function findAnswers(area: Area): Answers {
  const members = new Map<string, Set<string>>();
  const seen = new Set<string>();
  const waiting = listRoots(area);
  for (let found = waiting.pop(); found !== undefined; found = waiting.pop()) {
    const { schema, situation } = found;
    const key = JSON.stringify(found);
    if (seen.has(key)) continue;
    seen.add(key);
    const spec = objectAt(area.schemas, schema);
    const here = new Set(listAnswerMembers(spec, situation));
    const known = members.get(schema);
    const both = [...here].filter((name) => known?.has(name) !== false);
    members.set(schema, new Set(both));
    const below = situationInside(spec, situation);
    for (const inner of schemaNamesIn(objectAt(spec, 'properties')))
      waiting.push({ schema: inner, situation: below });
  }
  return new Map([...members].filter(([schema]) => differs(area, members, schema, new Set())));
}

/** The schemas of the JSON of responses to GET, each with the situation of its operation. */
function listRoots({ operations, document }: Area): Found[] {
  const responses = objectAt(objectAt(document, 'components'), 'responses');
  return operations
    .filter(({ method }) => method.toLowerCase() === 'get')
    .flatMap(({ spec }) => {
      const own = objectAt(spec, 'responses');
      const situation = situationInside(spec);
      return Object.keys(own)
        .filter((status) => status.startsWith('2'))
        .map((status) => objectAt(own, status))
        .map((one) => {
          const shared = textAt(one, '$ref')?.split('/').at(-1);
          return shared === undefined ? one : objectAt(responses, shared);
        })
        .flatMap((one) => schemaNamesIn(objectAt(objectAt(one, 'content'), 'application/json')))
        .map((schema) => ({ schema, situation }));
    });
}

/** Reports whether the type of a schema differs in a response, also because of a schema within it. */
function differs(
  area: Area,
  members: ReadonlyMap<string, ReadonlySet<string>>,
  schema: string,
  passed: Set<string>,
): boolean {
  const own = members.get(schema);
  if (own === undefined || passed.has(schema)) return false;
  passed.add(schema);
  if (own.size > 0) return true;
  const properties = objectAt(objectAt(area.schemas, schema), 'properties');
  return [...schemaNamesIn(properties)].some((inner) => differs(area, members, inner, passed));
}
