import ts from 'typescript';
import { typeNameOf } from '../names.ts';
import { withDocOf } from './doc.ts';
import type { Model } from './model.ts';
import { References } from './references.ts';
import { declarationOf } from './syntax.ts';

/** One module a schema: its type by its name, the types of others imported from theirs. */
export function schemaModule(model: Model, schema: string): ts.Statement[] {
  const references = new References(model);
  const field = model.schemas.get(schema);
  if (field?.type === undefined) return [];
  const declaration = declarationOf(typeNameOf(schema), references.resolve(field.type));
  return [...references.imports({ folder: '.', except: schema }), withDocOf(declaration, field)];
}

/** The module of a schema that says the same in another area: it passes that area's type on. */
export function sharedModule(schema: string, area: string): ts.Statement[] {
  const { factory } = ts;
  const specifier = factory.createExportSpecifier(false, undefined, typeNameOf(schema));
  return [
    factory.createExportDeclaration(
      undefined,
      true,
      factory.createNamedExports([specifier]),
      factory.createStringLiteral(`../../${area}/schemas/${schema}.js`, true),
    ),
  ];
}
