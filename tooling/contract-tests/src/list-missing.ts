import { listAnswerMembers, situationInside } from '@countersign/spec-tools/answer-members';
import { isObject, objectAt, resolve, type JsonObject } from '@countersign/spec-tools/json';
import type { ContractOperation } from './contract.ts';

/**
 * Lists the places of members that a response of an operation always has by `x-answer`, and that a
 * body lacks. Only responses to GET are held to it: others can be about what could not be done.
 */
export function listMissing(
  { area: { document }, id, method, path }: ContractOperation,
  status: number,
  body: unknown,
): string[] {
  if (method !== 'GET') return [];
  const item = objectAt(objectAt(document, 'paths'), path);
  const operation = objectAt(item, 'get');
  if (operation['operationId'] !== id) return [];
  const responses = objectAt(operation, 'responses');
  const response = resolve(responses[String(status)], document);
  const media = objectAt(objectAt(response, 'content'), 'application/json');
  const missing: string[] = [];
  visit(body, objectAt(media, 'schema'), situationInside(operation), '');
  return missing;

  function visit(
    value: unknown,
    schema: JsonObject,
    situation: readonly string[],
    at: string,
  ): void {
    if (Array.isArray(value)) {
      for (const [index, one] of value.entries())
        visit(one, objectAt(schema, 'items'), situation, `${at}/${index}`);
      return;
    }
    if (!isObject(value)) return;
    const target = resolve(schema, document);
    const always = listAnswerMembers(target, situation);
    missing.push(
      ...always.filter((name) => !Object.hasOwn(value, name)).map((name) => `${at}/${name}`),
    );
    const below = situationInside(target, situation);
    const properties = objectAt(target, 'properties');
    for (const [name, inner] of Object.entries(value))
      if (Object.hasOwn(properties, name))
        visit(inner, objectAt(properties, name), below, `${at}/${name}`);
  }
}
