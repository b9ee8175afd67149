import { isObject, listAt, type JsonObject } from '@countersign/spec-tools/json';
import { at, type Edit } from './diff.ts';

/** One edit outside of schemas, and what is said of it and of taking it back. */
export type ContractEdit = readonly [title: string, edit: Edit, there: string[], back: string[]];

export const schema = (document: JsonObject, name: string) =>
  at(document, 'components', 'schemas', name);
export const field = (document: JsonObject, name: string, property: string) =>
  at(schema(document, name), 'properties', property);
export const get = (document: JsonObject) => at(document, 'paths', '/ships/{shipId}', 'get');
export const put = (document: JsonObject) => at(document, 'paths', '/ships/{shipId}', 'put');
export const event = (document: JsonObject) => at(document, 'webhooks', 'arrived', 'post');
export const body = (document: JsonObject) => at(document, 'components', 'requestBodies', 'update');
export const ok = (document: JsonObject) => at(get(document), 'responses', '200');
export const flow = (document: JsonObject) =>
  at(document, 'components', 'securitySchemes', 'oauth', 'flows', 'authorizationCode');
export const param = (document: JsonObject, place: number) =>
  at(get(document), 'parameters', place);

/** Adds a parameter to the operation that gets, or to the event. */
export function adds(operation: JsonObject, parameter: JsonObject): void {
  operation.parameters = [...listAt(operation, 'parameters'), parameter];
}

/** Gives an object another name in the one that holds it. */
export function renames(parent: JsonObject, from: string, to: string): void {
  parent[to] = at(parent, from);
  delete parent[from];
}

/** Puts another text where references lead. */
export function refers(node: unknown, from: string, to: string): void {
  if (Array.isArray(node)) for (const item of node) refers(item, from, to);
  if (!isObject(node)) return;
  if (node.$ref === from) node.$ref = to;
  for (const value of Object.values(node)) refers(value, from, to);
}
