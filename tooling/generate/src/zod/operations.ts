import {
  follow,
  isObject,
  listAt,
  objectAt,
  textAt,
  type Json,
} from '@countersign/spec-tools/json';
import ts from 'typescript';
import type { Area } from '../areas.ts';
import { moduleNameOf, operationTypeName, parameterSuffixes } from '../names.ts';
import { importOf, literal, printModule } from '../print.ts';
import type { OrvalModule } from './orval-module.ts';

/** What the parts of an operation are called in `OperationValidators`, and their validators' ends. */
const parts = [
  ['params', parameterSuffixes.path],
  ['query', parameterSuffixes.query],
  ['header', parameterSuffixes.header],
] as const;

/** The validators of an operation: which module has them, and which it has. */
interface Validators {
  id: string;
  module: string;
  parts: [field: string, validator: string][];
  responses: [status: string, validator: string][];
}

/**
 * The module that loads the validators of an operation by its id, for a client that validates what
 * it sends and gets. Only what is JSON is in it: other bodies are bytes or forms.
 * @param resources the modules of the validators, by name
 */
export function operationsModule(area: Area, resources: ReadonlyMap<string, OrvalModule>): string {
  const { factory } = ts;
  const loaders = validatorsOf(area, resources).map((operation) =>
    factory.createPropertyAssignment(operation.id, loader(operation)),
  );
  const type = 'OperationValidatorLoaders';
  const declaration = factory.createVariableDeclaration(
    'operationValidators',
    undefined,
    factory.createTypeReferenceNode(type),
    factory.createObjectLiteralExpression(loaders, true),
  );
  return printModule([
    importOf([type], '../../operation-validators.js', { typeOnly: true }),
    factory.createVariableStatement(
      [factory.createModifier(ts.SyntaxKind.ExportKeyword)],
      factory.createVariableDeclarationList([declaration], ts.NodeFlags.Const),
    ),
  ]);
}

function validatorsOf(
  { document }: Area,
  resources: ReadonlyMap<string, OrvalModule>,
): Validators[] {
  const root: Json = JSON.parse(JSON.stringify(document));
  if (!isObject(root)) return [];
  const resolved = (value: Json | undefined) => {
    const reference = isObject(value) ? textAt(value, '$ref') : undefined;
    return reference === undefined ? value : follow(root, reference);
  };
  const operations = Object.values(objectAt(root, 'paths')).flatMap((item) =>
    isObject(item) ? Object.values(item).filter(isObject) : [],
  );
  return operations.flatMap((operation) => {
    const id = textAt(operation, 'operationId');
    const [tag] = listAt(operation, 'tags');
    if (id === undefined || typeof tag !== 'string') return [];
    const module = moduleNameOf(tag);
    const known = new Set(resources.get(module)?.definitions.map(({ name }) => name));
    const name = (end: string) => `${operationTypeName(id)}${end}`;
    const body = name('Body');
    const responses = Object.entries(objectAt(operation, 'responses')).filter(([, response]) =>
      isJson(resolved(response)),
    );
    return [
      {
        id,
        module,
        parts: [
          ...parts.flatMap(([field, end]): [string, string][] =>
            known.has(name(end)) ? [[field, name(end)]] : [],
          ),
          ...(isJson(resolved(operation['requestBody'])) && known.has(body)
            ? [['body', body] satisfies [string, string]]
            : []),
        ],
        responses: responses
          .map(([status]): [string, string] => [status, name(`${status}Response`)])
          .filter(([, validator]) => known.has(validator)),
      },
    ];
  });
}

/** Whether content is JSON and has one schema, in whatever other form it may come. */
function isJson(content: Json | undefined): boolean {
  if (!isObject(content)) return false;
  const media = objectAt(content, 'content');
  const json = media['application/json'];
  if (!isObject(json)) return false;
  const schema = JSON.stringify(json['schema']);
  return Object.values(media).every(
    (other) => isObject(other) && JSON.stringify(other['schema']) === schema,
  );
}

/** `() => import('./envelope-locks.js').then((all) => ({ … }))` */
function loader({ module, parts: own, responses }: Validators): ts.Expression {
  const { factory } = ts;
  const all = factory.createIdentifier('all');
  const fields = (names: readonly (readonly [string, string])[]) =>
    names.map(([field, validator]) =>
      factory.createPropertyAssignment(
        /^\d+$/.test(field) ? factory.createNumericLiteral(field) : field,
        factory.createPropertyAccessExpression(all, validator),
      ),
    );
  const value = factory.createObjectLiteralExpression(
    [
      ...fields(own),
      factory.createPropertyAssignment(
        'responses',
        factory.createObjectLiteralExpression(fields(responses)),
      ),
    ],
    true,
  );
  const given = factory.createParameterDeclaration(undefined, undefined, all);
  const give = factory.createArrowFunction(
    undefined,
    undefined,
    [given],
    undefined,
    undefined,
    factory.createParenthesizedExpression(value),
  );
  // The factory takes the keyword for no expression; as a name it prints the same.
  const imported = factory.createCallExpression(factory.createIdentifier('import'), undefined, [
    literal(`./${module}.js`),
  ]);
  const then = factory.createPropertyAccessExpression(imported, 'then');
  return factory.createArrowFunction(
    undefined,
    undefined,
    [],
    undefined,
    undefined,
    factory.createCallExpression(then, undefined, [give]),
  );
}
