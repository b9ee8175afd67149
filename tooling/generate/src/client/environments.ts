import { isObject, listAt, objectAt, textAt } from '@countersign/spec-tools/json';
import type ts from 'typescript';
import type { Area } from '../areas.ts';
import { literal } from '../syntax/expressions.ts';
import { withDoc } from '../syntax/print.ts';
import { constant, createInterface } from '../syntax/statements.ts';
import { createUnion, field, named, stringType, textType } from '../syntax/types.ts';
import { brandOf } from './operations.ts';

const environments = ['demo', 'production'] as const;

/** The module that says where the service has each area, by environment; `x-hosts` of the specs. */
export function environmentsModule(areas: readonly Area[]): ts.Statement[] {
  const servers = areas.flatMap((area) => {
    const server = listAt(area.document, 'servers').find(isObject);
    return server === undefined ? [] : [[brandOf(area), server] as const];
  });
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
