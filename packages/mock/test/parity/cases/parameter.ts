import type { IHttpOperation, IHttpParam } from '@stoplight/types';
import type { Bundled } from '../bundle.ts';
import type { ParityRequest } from '../request.ts';
import { resolve } from '../schema.ts';
import { findExample, makeRequest } from '../valid-request.ts';
import { wrongText } from './wrong-value.ts';

/** Requests with faulty or unusual parameters. */
export function parameterCases(operation: Bundled<IHttpOperation>): ParityRequest[] {
  const { path = [], query = [], headers = [] } = operation.request ?? {};
  const source = operation.__bundled__ ?? {};
  return [
    ...path.flatMap(({ name, schema }) =>
      wrong(schema).map((value) =>
        makeRequest(operation, 'path parameter', `${name} is ${value}`, {
          path: { [name]: value },
        }),
      ),
    ),
    ...headers.flatMap(({ name, schema }) =>
      wrong(schema).map((value) =>
        makeRequest(operation, 'header', `${name} is ${value}`, { headers: { [name]: value } }),
      ),
    ),
    ...query.flatMap((parameter) => queryCases(parameter)),
    ...severalWrong(),
    ask('nobody knows it', { 'nobody-knows-it': ['1'] }),
  ];

  function wrong(schema: IHttpParam['schema']): string[] {
    return wrongText(resolve(schema, source));
  }

  function queryCases({ name, required, examples, schema }: IHttpParam): ParityRequest[] {
    const example = findExample(examples);
    return [
      ...(required === true ? [ask(`${name} is missing`, { [name]: undefined })] : []),
      ...wrong(schema).map((value) => ask(`${name} is ${value}`, { [name]: [value] })),
      ask(`${name} is there twice`, { [name]: [example, example] }),
      ask(`${name} in upper case`, { [name]: undefined, [name.toUpperCase()]: [example] }),
      ask(`${name} is empty`, { [name]: [''] }),
    ];
  }

  /** Requests with all faults at once; a single fault is already tested. */
  function severalWrong(): ParityRequest[] {
    const all = query.flatMap(({ name, schema }): [string, string[]][] => {
      const [value] = wrong(schema);
      return value === undefined ? [] : [[name, [value]]];
    });
    return all.length < 2 ? [] : [ask('all wrong at once', Object.fromEntries(all))];
  }

  function ask(what: string, change: Record<string, string[] | undefined>): ParityRequest {
    return makeRequest(operation, 'query parameter', what, { query: change });
  }
}
