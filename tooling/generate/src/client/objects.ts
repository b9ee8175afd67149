import ts from 'typescript';
import type { Area } from '../areas.ts';
import { moduleNameOf } from '../names.ts';
import { importOf, withDoc } from '../print.ts';
import {
  callClass,
  dataType,
  inputName,
  isInputOptional,
  itemType,
  responseTypes,
} from './functions.ts';
import type { ClientOperation } from './operations.ts';
import { lowerFirst, named, upperFirst } from '../syntax.ts';
import { field, interfaceOf, object } from './syntax.ts';

const { factory } = ts;

/** A resource as an object of the client: its word, and what is in it. */
export interface Resource {
  /** The service's word, such as `EnvelopeLocks`. */
  tag: string;
  description: string;
  operations: ClientOperation[];
}

/** `esignV21` of `esign-v2.1`: the function that makes the object of an area. */
export function areaName({ name }: Pick<Area, 'name'>): string {
  return name.replaceAll('.', '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** The module of one resource: its interface, and the function that makes it of a client. */
export function resourceModule(
  { tag, description, operations }: Resource,
  types: string,
): ts.Statement[] {
  const calls = [...new Set(operations.map(callClass))].toSorted();
  return [
    importOf(operations.flatMap(responseTypes).toSorted(), types, { typeOnly: true }),
    importOf([...calls, 'CallOptions', 'Client'], '../../../index.js', { typeOnly: true }),
    importOf(operations.map(inputName).toSorted(), functionsOf(tag), { typeOnly: true }),
    importOf(operations.map(({ name }) => name).toSorted(), functionsOf(tag)),
    interfaceOf(upperFirst(tag), description.split('\n'), operations.map(methodOf)),
    factoryOf(
      lowerFirst(tag),
      upperFirst(tag),
      `Makes the functions of ${tag} into methods of one object.`,
      operations.map((operation) => [wordOf(operation), bound(operation.name)]),
    ),
  ];
}

function functionsOf(tag: string): string {
  return `../${moduleNameOf(tag)}.js`;
}

/** The module of an area: one object of all its resources. An area of one resource is that. */
export function areaModule(area: Area, resources: readonly Resource[]): ts.Statement[] {
  const name = areaName(area);
  const typeName = upperFirst(name);
  const [only, ...more] = resources;
  if (only !== undefined && more.length === 0) {
    const specifier = factory.createExportSpecifier(false, lowerFirst(only.tag), name);
    const type = factory.createExportSpecifier(true, upperFirst(only.tag), typeName);
    const from = factory.createStringLiteral(`./${moduleNameOf(only.tag)}.js`, true);
    return [
      factory.createExportDeclaration(
        undefined,
        false,
        factory.createNamedExports([specifier, type]),
        from,
      ),
    ];
  }
  return [
    importOf(['Client'], '../../../index.js', { typeOnly: true }),
    ...resources.flatMap(({ tag }) => [
      importOf([upperFirst(tag)], `./${moduleNameOf(tag)}.js`, { typeOnly: true }),
      importOf([lowerFirst(tag)], `./${moduleNameOf(tag)}.js`),
    ]),
    interfaceOf(
      typeName,
      [`All of ${area.document.info.title}, by resource.`],
      resources.map(({ tag, description }) =>
        withDoc(field(lowerFirst(tag), named(upperFirst(tag))), description.split('\n')),
      ),
    ),
    factoryOf(
      name,
      typeName,
      `Makes an object of a client: its resources are fields, their operations methods.`,
      resources.map(({ tag }) => [lowerFirst(tag), called(lowerFirst(tag))]),
    ),
  ];
}

/** The module of everything: one object of all areas. */
export function everythingModule(areas: readonly Area[]): ts.Statement[] {
  const imports = areas.flatMap((area) => {
    const from = `./${area.name}/objects/index.js`;
    return [
      importOf([upperFirst(areaName(area))], from, { typeOnly: true }),
      importOf([areaName(area)], from),
    ];
  });
  return [
    importOf(['Client'], '../index.js', { typeOnly: true }),
    ...imports,
    interfaceOf(
      'Countersign',
      ['All areas, by their names.'],
      areas.map((area) =>
        withDoc(field(areaName(area), named(upperFirst(areaName(area)))), [
          `${area.document.info.title}.`,
        ]),
      ),
    ),
    factoryOf(
      'countersign',
      'Countersign',
      'Makes an object of every area of one client. All areas then have one address, as on the mock server.',
      areas.map((area) => [areaName(area), called(areaName(area))]),
    ),
  ];
}

/** `/** … *\/ create(input: EnvelopeLocksCreateInput, options?: CallOptions): Call<…>;` */
function methodOf(operation: ClientOperation): ts.TypeElement {
  const { doc, paging, typeName } = operation;
  const types = [dataType(operation), named(`${typeName}Responses`)];
  if (paging !== undefined) types.push(itemType(operation, paging.items));
  const optional = factory.createToken(ts.SyntaxKind.QuestionToken);
  const method = factory.createMethodSignature(
    undefined,
    wordOf(operation),
    undefined,
    undefined,
    [
      factory.createParameterDeclaration(
        undefined,
        undefined,
        'input',
        isInputOptional(operation) ? optional : undefined,
        named(inputName(operation)),
      ),
      factory.createParameterDeclaration(
        undefined,
        undefined,
        'options',
        optional,
        named('CallOptions'),
      ),
    ],
    named(callClass(operation), ...types),
  );
  return withDoc(method, doc);
}

/** `export function name(client: Client): Type { return { … }; }` */
function factoryOf(
  name: string,
  type: string,
  doc: string,
  fields: readonly (readonly [string, ts.Expression])[],
): ts.Statement {
  const client = factory.createParameterDeclaration(
    undefined,
    undefined,
    'client',
    undefined,
    named('Client'),
  );
  return withDoc(
    factory.createFunctionDeclaration(
      [factory.createToken(ts.SyntaxKind.ExportKeyword)],
      undefined,
      name,
      undefined,
      [client],
      named(type),
      factory.createBlock(
        [factory.createReturnStatement(object(Object.fromEntries(fields)))],
        true,
      ),
    ),
    [doc],
  );
}

/** `name.bind(null, client)` */
function bound(name: string): ts.Expression {
  return factory.createCallExpression(
    factory.createPropertyAccessExpression(factory.createIdentifier(name), 'bind'),
    undefined,
    [factory.createNull(), factory.createIdentifier('client')],
  );
}

/** `name(client)` */
function called(name: string): ts.Expression {
  return factory.createCallExpression(factory.createIdentifier(name), undefined, [
    factory.createIdentifier('client'),
  ]);
}

/** The service's own word for an operation, beginning small: `getRooms` of `Rooms_GetRooms`. */
function wordOf({ id }: ClientOperation): string {
  return lowerFirst(id.slice(id.indexOf('_') + 1));
}
