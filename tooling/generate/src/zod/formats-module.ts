import ts from 'typescript';
import { printModule } from '../print.ts';
import type { Formats } from './formats.ts';
import { pure } from '../syntax.ts';

/** The module of the formats that the fields of an area share. */
export function formatsModule(formats: Formats): string {
  const { factory } = ts;
  const zod = factory.createImportDeclaration(
    undefined,
    factory.createImportClause(
      undefined,
      undefined,
      factory.createNamespaceImport(factory.createIdentifier('zod')),
    ),
    factory.createStringLiteral('zod', true),
  );
  const statements = [...formats.values()].map(({ name, value }) =>
    factory.createVariableStatement(
      [factory.createModifier(ts.SyntaxKind.ExportKeyword)],
      factory.createVariableDeclarationList(
        [factory.createVariableDeclaration(name, undefined, undefined, pure(value))],
        ts.NodeFlags.Const,
      ),
    ),
  );
  return printModule([zod, ...statements]);
}
