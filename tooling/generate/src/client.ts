import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ClientGeneratorsBuilder, GeneratorVerbOptions } from '@orval/core';
import ts from 'typescript';
import type { Area } from './areas.ts';
import { writeBarrel } from './barrel.ts';
import { withEmptySchemas } from './lean.ts';
import { importOf, literal, printStatements, withDoc } from './print.ts';
import { runOrval } from './run-orval.ts';

/**
 * Writes, per area, one module of operations per resource. orval reads the document, sorts the
 * operations by tag and writes the files; what stands in them is our own builder's: data and
 * types only, over the hand-written runtime (docs/decisions/0005-client-over-a-runtime.md).
 */
export async function generateClient(areas: readonly Area[], folder: string): Promise<void> {
  for (const area of areas) {
    const target = path.join(folder, area.name);
    // orval insists on models of its own. The types come from `@countersign/types`; two of each
    // would be two universes, so these are thrown away, and made of nothing to begin with.
    const models = path.join(target, 'models');
    await runOrval(area, withEmptySchemas(area.document), {
      mode: 'tags',
      target: path.join(target, 'operations.ts'),
      schemas: models,
      client: () => operationsBuilder(area),
    });
    rmSync(models, { recursive: true, force: true });
    const modules = readdirSync(target)
      .filter((file) => file.endsWith('.ts'))
      .toSorted();
    writeBarrel(path.join(target, 'index.ts'), modules);
  }
}

function operationsBuilder(area: Area): ClientGeneratorsBuilder {
  return {
    dependencies: () => [],
    header: () =>
      printStatements([
        importOf(['operations'], `@countersign/types/${area.name}`, { typeOnly: true }),
        importOf(['operation'], '../../operation.js'),
      ]) + '\n',
    footer: () => '',
    client: (verb) => ({
      implementation: `\n${printStatements([operationStatement(verb)])}\n`,
      imports: [],
      docComment: '',
    }),
  };
}

/** `export const envelopeLocksCreate = operation<operations['EnvelopeLocks_create']>({ … });` */
function operationStatement(verb: GeneratorVerbOptions): ts.Statement {
  const { factory } = ts;
  const { operationId, operationName, originalOperation } = verb;
  const type = factory.createIndexedAccessTypeNode(
    factory.createTypeReferenceNode('operations'),
    factory.createLiteralTypeNode(factory.createStringLiteral(operationId, true)),
  );
  const call = factory.createCallExpression(
    factory.createIdentifier('operation'),
    [type],
    [literal(descriptorOf(verb))],
  );
  // Bundlers may drop an operation that nobody calls.
  ts.addSyntheticLeadingComment(call, ts.SyntaxKind.MultiLineCommentTrivia, ' @__PURE__ ', false);
  const declaration = factory.createVariableDeclaration(operationName, undefined, undefined, call);
  const statement = factory.createVariableStatement(
    [factory.createToken(ts.SyntaxKind.ExportKeyword)],
    factory.createVariableDeclarationList([declaration], ts.NodeFlags.Const),
  );
  return withDoc(statement, docOf(verb, originalOperation));
}

/** All that the runtime has to know about an operation; see `OperationDescriptor` there. */
function descriptorOf({ operationId, pathRoute, verb, originalOperation }: GeneratorVerbOptions) {
  const mediaTypes = contentTypes(originalOperation.requestBody);
  return {
    id: operationId,
    method: verb.toUpperCase(),
    path: pathRoute,
    ...(mediaTypes.length > 0 && { mediaTypes }),
  };
}

function contentTypes(body: unknown): string[] {
  if (typeof body !== 'object' || body === null || !('content' in body)) return [];
  return typeof body.content === 'object' && body.content !== null ? Object.keys(body.content) : [];
}

function docOf(
  { operationId, pathRoute, verb }: GeneratorVerbOptions,
  { summary = '', description = '' }: { summary?: string; description?: string },
): string[] {
  return [
    `${summary}.`,
    '',
    ...description.split('\n'),
    '',
    `${operationId}: \`${verb.toUpperCase()} ${pathRoute}\``,
  ];
}
