import type ts from 'typescript';
import { upperFirst } from '../names.ts';
import { call, identifier, literal, object, pure } from '../syntax/expressions.ts';
import { withDoc } from '../syntax/print.ts';
import { constant, createImport, createInterface } from '../syntax/statements.ts';
import { field, indexed, named, numberType, textType, createUnion } from '../syntax/types.ts';
import { makers, type ClientOperation, type Part } from './operations.ts';

/** Creates the imports of a resource's module. */
export function functionImports(
  operations: readonly ClientOperation[],
  types: string,
): ts.Statement[] {
  const kinds = [...new Set(operations.map(({ call: kind }) => makers[kind]))].toSorted();
  const parts = operations.flatMap((operation) => operation.parts);
  const input = [
    ...(operations.some(takesFile) ? ['BinaryBody'] : []),
    ...(parts.some((part) => part.field === 'path') ? ['PathOf'] : []),
  ];
  const names = [...parts.map(({ type }) => type), ...operations.flatMap(responseTypes)];
  const runtime = '../../index.js';
  return [
    createImport(names.toSorted(), types, { typeOnly: true }),
    createImport([...input, ...kinds.map(upperFirst)], runtime, { typeOnly: true }),
    createImport([...kinds, ...(operations.some(isEncoded) ? ['encodeBody'] : [])], runtime),
  ];
}

/** Reports whether a file may be sent as the body, in any form that fetch takes. */
function takesFile({ mediaTypes }: ClientOperation): boolean {
  return mediaTypes.some((mediaType) => !/json|xml|form/.test(mediaType));
}

/** Reports whether the body may be sent in another form than JSON. */
function isEncoded({ mediaTypes }: ClientOperation): boolean {
  return mediaTypes.some((mediaType) => mediaType !== 'application/json');
}

/** The types of an operation's answers. */
export function responseTypes({ typeName, successes }: ClientOperation): string[] {
  return [...successes.map((status) => `${typeName}${status}Response`), `${typeName}Responses`];
}

/** Returns the name of an operation's input type. */
export function inputName({ typeName }: ClientOperation): string {
  return `${typeName}Input`;
}

/** Lists the type arguments of an operation's calls: its data, its answers, an item of a list. */
export function callTypes({ typeName, successes, paging }: ClientOperation): ts.TypeNode[] {
  const data = createUnion(successes.map((status) => named(`${typeName}${status}Response`)));
  const types = [data, named(`${typeName}Responses`)];
  if (paging === undefined) return types;
  const list = indexed(data, textType(paging.items));
  return [...types, indexed(named('NonNullable', list), numberType)];
}

/** Creates the interface of an operation's input. */
export function inputInterface(operation: ClientOperation): ts.Statement {
  const { name, parts, mediaTypes } = operation;
  const partType = ({ field: part, type }: Part) => {
    if (part === 'path') return named('PathOf', named(type));
    const file = part === 'body' && takesFile(operation);
    return createUnion([named(type), ...(file ? [named('BinaryBody')] : [])]);
  };
  const members = parts.map((part) =>
    field(part.field, partType(part), { optional: !part.required }),
  );
  if (mediaTypes.length > 1)
    members.push(field('contentType', createUnion(mediaTypes.map(textType)), { optional: true }));
  return withDoc(createInterface(inputName(operation), members), [`The input of \`${name}\`.`]);
}

/** `export const envelopeLocksCreate: Operation<…> = operation('EnvelopeLocks_create', …);` */
export function functionStatement(operation: ClientOperation): ts.Statement {
  const { name, doc } = operation;
  const maker = makers[operation.call];
  const type = named(
    upperFirst(maker),
    named(inputName(operation)),
    ...callTypes(operation),
    textType(operation.area),
  );
  return withDoc(constant(name, pure(call(maker, ...descriptor(operation))), type), doc);
}

/** All that the runtime has to know about an operation; see `OperationDescriptor` there. */
function descriptor(operation: ClientOperation): ts.Expression[] {
  const { id, method, path, mediaTypes, paging, successes } = operation;
  const redirect = successes.find((status) => status.startsWith('3'));
  const more = {
    // The runtime's default is JSON.
    ...(isEncoded(operation) && {
      mediaTypes: literal(mediaTypes),
      encode: identifier('encodeBody'),
    }),
    ...(redirect !== undefined && { redirect: literal(Number(redirect)) }),
    ...(paging && { paging: literal(paging) }),
  };
  const first = [id, method, path].map(literal);
  return Object.keys(more).length === 0 ? first : [...first, object(Object.entries(more))];
}
