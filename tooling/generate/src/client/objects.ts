import ts from 'typescript';
import type { Area } from '../areas.ts';
import { lowerFirst, upperFirst } from '../names.ts';
import { call, identifier, literal, member, object } from '../syntax/expressions.ts';
import { withDoc } from '../syntax/print.ts';
import {
  exportFrom,
  exportedFunction,
  createImport,
  createInterface,
} from '../syntax/statements.ts';
import { field, named, parameter, textType } from '../syntax/types.ts';
import { callTypes, inputName, responseTypes } from './functions.ts';
import type { ClientOperation } from './operations.ts';
import { areaName, type Resource } from './resources.ts';

/** The module of one resource: its interface, and the function that makes it of a client. */
export function resourceModule(resource: Resource): ts.Statement[] {
  const { tag, module, types, description, operations } = resource;
  const calls = [...new Set(operations.map((operation) => operation.call))].toSorted();
  const functions = `../${module}.js`;
  return [
    createImport(operations.flatMap(responseTypes).toSorted(), types, { typeOnly: true }),
    createImport([...calls, 'CallOptions', 'Client'], '../../../index.js', { typeOnly: true }),
    createImport(operations.map(inputName).toSorted(), functions, { typeOnly: true }),
    createImport(operations.map(({ name }) => name).toSorted(), functions),
    withDoc(
      createInterface(upperFirst(tag), operations.map(createMethod)),
      description.split('\n'),
    ),
    factory(
      tag,
      `Creates an object whose methods are the functions of ${tag}.`,
      operations.map((operation) => [getMethodName(operation), bound(operation.name)]),
      commonBrand(operations),
    ),
  ];
}

/** The module of an area: one object of all its resources. An area of one resource is that. */
export function areaModule(area: Area, resources: readonly Resource[]): ts.Statement[] {
  const name = areaName(area);
  const [only, ...more] = resources;
  if (only !== undefined && more.length === 0) {
    const names = [
      { name: lowerFirst(only.tag), as: name },
      { name: upperFirst(only.tag), as: upperFirst(name), typeOnly: true },
    ];
    return [exportFrom(`./${only.module}.js`, names)];
  }
  const parts = resources.map(({ tag, module, description }) => ({
    name: lowerFirst(tag),
    type: upperFirst(tag),
    from: `./${module}.js`,
    doc: description.split('\n'),
  }));
  return objectOfObjects(parts, '../../../index.js', {
    name,
    brand: commonBrand(resources.flatMap(({ operations }) => operations)),
    typeDoc: `All of ${area.title}, by resource.`,
    doc: 'Creates an object with a field per resource; the operations are its methods.',
  });
}

/** The module of everything: one object of all areas. */
export function everythingModule(areas: readonly Area[]): ts.Statement[] {
  const parts = areas.map((area) => ({
    name: areaName(area),
    type: upperFirst(areaName(area)),
    from: `./${area.name}/objects/index.js`,
    doc: [`${area.title}.`],
  }));
  return objectOfObjects(parts, '../index.js', {
    name: 'countersign',
    typeDoc: 'All areas, by name.',
    doc: 'Creates an object with every area for one client. All areas then share one base URL, as on the mock server.',
  });
}

/** An interface of objects from other modules, and the function that makes all of one client. */
function objectOfObjects(
  parts: readonly { name: string; type: string; from: string; doc: string[] }[],
  runtime: string,
  {
    name,
    typeDoc,
    doc,
    brand,
  }: { name: string; typeDoc: string; doc: string; brand?: string | undefined },
): ts.Statement[] {
  const members = parts.map((part) => withDoc(field(part.name, named(part.type)), part.doc));
  const fields = parts.map((part) => [part.name, call(part.name, identifier('client'))] as const);
  return [
    createImport(['Client'], runtime, { typeOnly: true }),
    ...parts.flatMap((part) => [
      createImport([part.type], part.from, { typeOnly: true }),
      createImport([part.name], part.from),
    ]),
    withDoc(createInterface(upperFirst(name), members), [typeDoc]),
    factory(name, doc, fields, brand),
  ];
}

/** The word of the host that operations share; undefined if they have several hosts. */
function commonBrand(operations: readonly ClientOperation[]): string | undefined {
  const [brand, ...others] = new Set(operations.map(({ area }) => area));
  return others.length === 0 ? brand : undefined;
}

/** `/** … *\/ create(input: EnvelopeLocksCreateInput, options?: CallOptions): Call<…>;` */
function createMethod(operation: ClientOperation): ts.TypeElement {
  const optional = operation.parts.every(({ required }) => !required);
  const parameters = [
    parameter('input', named(inputName(operation)), { optional }),
    parameter('options', named('CallOptions'), { optional: true }),
  ];
  const type = named(operation.call, ...callTypes(operation));
  const name = getMethodName(operation);
  return withDoc(
    ts.factory.createMethodSignature(undefined, name, undefined, undefined, parameters, type),
    operation.doc,
  );
}

/** `export function name(client: Client<'esign'>): Name { return { … }; }` */
function factory(
  name: string,
  doc: string,
  fields: readonly (readonly [string, ts.Expression])[],
  brand: string | undefined,
): ts.Statement {
  const of = brand === undefined ? [] : [textType(brand)];
  const client = parameter('client', named('Client', ...of));
  const type = named(upperFirst(name));
  return withDoc(exportedFunction(lowerFirst(name), [client], type, object(fields)), [doc]);
}

/** `name.bind(null, client)` */
function bound(name: string): ts.Expression {
  return call(member(name, 'bind'), literal(null), identifier('client'));
}

/** The service's own word for an operation, beginning small: `getRooms` of `Rooms_GetRooms`. */
function getMethodName({ id }: ClientOperation): string {
  return lowerFirst(id.slice(id.indexOf('_') + 1));
}
