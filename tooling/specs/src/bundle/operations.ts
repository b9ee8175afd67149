import { listAt, objectAt, resolve, textAt, type JsonObject } from './json.ts';

/** An operation of a bundle, with its references resolved, except those to schemas. */
export interface SpecOperation {
  id: string;
  /** Its resource, such as `EnvelopeLocks`. */
  tag: string;
  /** In upper case. */
  method: string;
  path: string;
  /** The operation as it is written. */
  spec: JsonObject;
  parameters: JsonObject[];
  /** Empty if there is none. */
  body: JsonObject;
  /** The responses by status. */
  responses: [status: string, response: JsonObject][];
}

/** Lists the operations of a bundle in its order. */
export function listOperations(document: JsonObject): SpecOperation[] {
  const paths = objectAt(document, 'paths');
  return Object.keys(paths).flatMap((path) => {
    const item = objectAt(paths, path);
    return Object.keys(item).map((method): SpecOperation => {
      const spec = objectAt(item, method);
      const responses = Object.entries(objectAt(spec, 'responses'));
      return {
        id: textAt(spec, 'operationId') ?? '',
        tag: String(listAt(spec, 'tags')[0]),
        method: method.toUpperCase(),
        path,
        spec,
        parameters: listAt(spec, 'parameters').map((one) => resolve(one, document)),
        body: resolve(spec.requestBody, document),
        responses: responses.map(([status, one]) => [status, resolve(one, document)]),
      };
    });
  });
}

/** The method and the path from the version on, without the names of its parameters. */
export function addressOf({ method, path }: Pick<SpecOperation, 'method' | 'path'>): string {
  const [, own = path] = /(\/v[\d.]+(?:\/.*)?)$/.exec(path) ?? [];
  return `${method} ${own.replaceAll(/\{[^}]*\}/g, '{}')}`;
}
