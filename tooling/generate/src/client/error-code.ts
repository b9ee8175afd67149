import type ts from 'typescript';
import type { Area } from '../areas.ts';
import { upperFirst } from '../names.ts';
import { withDoc } from '../syntax/print.ts';
import { createAlias, createImport } from '../syntax/statements.ts';
import { createUnion, named } from '../syntax/types.ts';
import { areaName } from './resources.ts';

/** The module with the type of every error code of the contract. */
export function errorCodeModule(areas: readonly Area[]): ts.Statement[] {
  const codes = areas.map((area) => ({
    area: area.name,
    type: `${upperFirst(areaName(area))}Code`,
  }));
  return [
    ...codes.map(({ area, type }) =>
      createImport([['ErrorCode', type]], `@countersign/types/${area}/error-code`, {
        typeOnly: true,
      }),
    ),
    withDoc(createAlias('ErrorCode', createUnion(codes.map(({ type }) => named(type)))), [
      'Every error code that the contract knows, of all areas.',
    ]),
  ];
}
