import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { parse } from 'yaml';
import { literal, printModule, withDoc } from './print.ts';

const delivery = fileURLToPath(import.meta.resolve('@countersign/specs/connect/delivery.yaml'));

/** Writes what the specs say of the delivery of events as one constant. */
export async function generateConnect(_areas: unknown, folder: string): Promise<void> {
  const { factory } = ts;
  const value: unknown = parse(readFileSync(delivery, 'utf8'));
  const constant = factory.createAsExpression(
    literal(value),
    factory.createTypeReferenceNode('const'),
  );
  const statement = factory.createVariableStatement(
    [factory.createToken(ts.SyntaxKind.ExportKeyword)],
    factory.createVariableDeclarationList(
      [factory.createVariableDeclaration('delivery', undefined, undefined, constant)],
      ts.NodeFlags.Const,
    ),
  );
  const doc = ['How events are delivered; the words are those of specs/connect/delivery.yaml.'];
  writeFileSync(path.join(folder, 'delivery.ts'), printModule([withDoc(statement, doc)]));
}
