import ts from 'typescript';
import type { Area } from '../areas.ts';
import { call, literal, object } from '../syntax/expressions.ts';
import { withDoc } from '../syntax/print.ts';
import { createImport, createInterface, exportedFunction } from '../syntax/statements.ts';
import { field, named, parameter, textType } from '../syntax/types.ts';
import { listServers } from './environments.ts';

/** The module with a client for each address of the service, except the authentication service. */
export function clientsModule(areas: readonly Area[]): ts.Statement[] {
  const brands = [...new Set(areas.flatMap(listServers).map(([brand]) => brand))]
    .filter((brand) => brand !== 'oauth')
    .toSorted();
  const create = ts.factory.createFunctionTypeNode(
    undefined,
    [parameter('area', named('Area'))],
    named('Client'),
  );
  return [
    createImport(['Area', 'Client'], '../client.js', { typeOnly: true }),
    withDoc(
      createInterface(
        'AreaClients',
        brands.map((brand) => field(brand, named('Client', textType(brand)))),
      ),
      ['A client for each address of the service.'],
    ),
    withDoc(
      exportedFunction(
        'createAreaClients',
        [parameter('create', create)],
        named('AreaClients'),
        object(brands.map((brand) => [brand, call('create', literal(brand))] as const)),
      ),
      ['Creates a client for each address of the service.'],
    ),
  ];
}
