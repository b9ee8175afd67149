import { isObject, listAt, objectAt, textAt, type JsonObject } from '@countersign/spec-tools/json';
import type ts from 'typescript';
import type { Area } from '../areas.ts';
import { literal } from '../syntax/expressions.ts';
import { withDoc } from '../syntax/print.ts';
import { constant, createInterface } from '../syntax/statements.ts';
import { createUnion, field, named, stringType, textType } from '../syntax/types.ts';
import { brandOf, brandOfServer } from './operations.ts';

const environments = ['demo', 'production'] as const;

/** The module that says where the service has each area, by environment; `x-hosts` of the specs. */
export function environmentsModule(areas: readonly Area[]): ts.Statement[] {
  const servers = areas
    .flatMap(listServers)
    .toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)));
  const addresses = environments.map((environment) => [
    environment,
    Object.fromEntries(
      servers.map(([brand, server]) => {
        const host = textAt(objectAt(server, 'x-hosts'), environment) ?? '';
        return [brand, (textAt(server, 'url') ?? '').replace(/^\{\w+\}/, host)];
      }),
    ),
  ]);
  const brands = [...new Set(servers.map(([brand]) => brand))];
  return [
    withDoc(
      createInterface(
        'Addresses',
        brands.map((brand) => field(brand, stringType)),
      ),
      ['Where an environment has each area: the address in front of the paths.'],
    ),
    withDoc(
      constant(
        'environments',
        literal(Object.fromEntries(addresses)),
        named('Record', createUnion(environments.map(textType)), named('Addresses')),
      ),
      [
        'The addresses of the service. In production, an account can be at another site of eSignature,',
        'which userinfo returns.',
      ],
    ),
  ];
}

/** Lists the servers of an area, and those that single operations of it have, by their words. */
export function listServers(area: Area): [brand: string, server: JsonObject][] {
  const own = listAt(area.document, 'servers').find(isObject);
  const single = area.operations.flatMap(({ spec }): [string, JsonObject][] => {
    const server = listAt(spec, 'servers').find(isObject);
    const brand = brandOfServer(server);
    return server === undefined || brand === undefined ? [] : [[brand, server]];
  });
  if (own !== undefined) single.unshift([brandOf(area), own]);
  return single;
}
