import { isObject, listAt, objectAt, type JsonObject } from './json.ts';

/** Lists the members that every object of a schema has in responses of a situation, by `x-answer`. */
export function listAnswerMembers(schema: JsonObject, situation: readonly string[]): string[] {
  const listed = new Set<string>();
  for (const block of listAt(schema, 'x-answer').filter(isObject)) {
    const any = textsAt(block, 'in');
    const isIn = any.length === 0 || any.some((name) => situation.includes(name));
    if (!isIn || textsAt(block, 'notIn').some((name) => situation.includes(name))) continue;
    for (const name of textsAt(block, 'without')) listed.delete(name);
    // Members that depend on the object itself are not in all of them.
    if ('where' in block || 'with' in block) continue;
    for (const name of Object.keys(objectAt(block, 'members'))) listed.add(name);
    for (const name of textsAt(block, 'always')) listed.add(name);
  }
  return [...listed];
}

/** The situation of what is inside an object of a schema, or the response of an operation. */
export function situationInside(part: JsonObject, around: readonly string[] = []): string[] {
  return [...new Set([...around, ...textsAt(part, 'x-answer-inside')])].toSorted();
}

function textsAt(parent: JsonObject, name: string): string[] {
  return listAt(parent, name).filter((one) => typeof one === 'string');
}
