import ts from 'typescript';
import { parameterSuffixes } from '../names.ts';
import { importOf, literal, withDoc } from '../print.ts';
import type { ClientOperation, Part } from './operations.ts';
import { constant, named, pure, textType, upperFirst } from '../syntax.ts';
import { field, interfaceOf, object } from './syntax.ts';

const { factory } = ts;

/** What the types of a part are called after the operation's name, as in `@countersign/types`. */
const suffixes = { ...parameterSuffixes, body: 'Body' };

/** What the module of a resource imports. */
export function functionImports(
  operations: readonly ClientOperation[],
  types: string,
): ts.Statement[] {
  const kinds = [...new Set(operations.map(kindOf))].toSorted();
  const fields = new Set(operations.flatMap(({ parts }) => parts.map((part) => part.field)));
  const input = [
    ...(operations.some(takesFile) ? ['BinaryBody'] : []),
    ...(fields.has('path') ? ['PathOf'] : []),
  ];
  const runtime = '../../index.js';
  return [
    importOf(operations.flatMap(typeNames).toSorted(), types, { typeOnly: true }),
    importOf([...input, ...kinds.map(upperFirst)], runtime, { typeOnly: true }),
    importOf([...kinds, ...(operations.some(isEncoded) ? ['encodeBody'] : [])], runtime),
  ];
}

/** The function of the runtime that makes the operation. */
function kindOf({ paging, document }: ClientOperation): string {
  if (paging !== undefined) return 'pagedOperation';
  return document ? 'documentOperation' : 'operation';
}

/** The class of the calls of an operation. */
export function callClass({ paging, document }: ClientOperation): string {
  if (paging !== undefined) return 'PagedCall';
  return document ? 'DocumentCall' : 'Call';
}

/** Whether a file may be sent as the body, in any form that fetch takes. */
function takesFile({ mediaTypes }: ClientOperation): boolean {
  return mediaTypes.some((mediaType) => !/json|xml|form/.test(mediaType));
}

/** The types of an operation that its function speaks of. */
function typeNames(operation: ClientOperation): string[] {
  const { typeName, parts } = operation;
  return [
    ...parts.map((part) => `${typeName}${suffixes[part.field]}`),
    ...responseTypes(operation),
  ];
}

/** The types of its answers. */
export function responseTypes({ typeName, successes }: ClientOperation): string[] {
  return [...successes.map((status) => `${typeName}${status}Response`), `${typeName}Responses`];
}

/** The name of what an operation takes. */
export function inputName({ typeName }: ClientOperation): string {
  return `${typeName}Input`;
}

/** Whether a call may do without an input. */
export function isInputOptional({ parts }: ClientOperation): boolean {
  return parts.every(({ required }) => !required);
}

/** What a success of the operation gives. */
export function dataType({ typeName, successes }: ClientOperation): ts.TypeNode {
  const types = successes.map((status) => named(`${typeName}${status}Response`));
  const [only = named('undefined'), ...more] = types;
  return more.length === 0 ? only : factory.createUnionTypeNode(types);
}

/** What one item of the list is that the operation gives. */
export function itemType(operation: ClientOperation, items: string): ts.TypeNode {
  const list = factory.createIndexedAccessTypeNode(dataType(operation), textType(items));
  return factory.createIndexedAccessTypeNode(
    named('NonNullable', list),
    factory.createKeywordTypeNode(ts.SyntaxKind.NumberKeyword),
  );
}

/** The interface of what an operation takes. */
export function inputInterface(operation: ClientOperation): ts.Statement {
  const { name, typeName, parts, mediaTypes } = operation;
  const inPart = (part: Part['field'], type: ts.TypeNode) => {
    if (part === 'path') return named('PathOf', type);
    const file = part === 'body' && takesFile(operation);
    return file ? factory.createUnionTypeNode([type, named('BinaryBody')]) : type;
  };
  const members = parts.map(({ field: part, required }: Part) => {
    const type = named(`${typeName}${suffixes[part]}`);
    return field(part, inPart(part, type), { optional: !required });
  });
  if (mediaTypes.length > 1) {
    const type = factory.createUnionTypeNode(mediaTypes.map(textType));
    members.push(field('contentType', type, { optional: true }));
  }
  return interfaceOf(inputName(operation), [`What \`${name}\` takes.`], members);
}

/** `export const envelopeLocksCreate: Operation<…> = operation('EnvelopeLocks_create', …);` */
export function functionStatement(operation: ClientOperation): ts.Statement {
  const { name, typeName, doc, paging } = operation;
  const types = [named(inputName(operation)), dataType(operation), named(`${typeName}Responses`)];
  if (paging !== undefined) types.push(itemType(operation, paging.items));
  const call = factory.createCallExpression(
    factory.createIdentifier(kindOf(operation)),
    undefined,
    descriptorOf(operation),
  );
  const type = named(upperFirst(kindOf(operation)), ...types);
  return withDoc(constant(name, pure(call), type), doc);
}

/** All that the runtime has to know about an operation; see `OperationDescriptor` there. */
function descriptorOf(operation: ClientOperation): ts.Expression[] {
  const { id, method, path, mediaTypes, paging, successes } = operation;
  const redirect = successes.find((status) => status.startsWith('3'));
  const more = {
    // JSON need not be said: it is what the runtime takes where nothing is.
    ...(isEncoded(operation) && {
      mediaTypes: literal(mediaTypes),
      encode: factory.createIdentifier('encodeBody'),
    }),
    ...(redirect !== undefined && { redirect: literal(Number(redirect)) }),
    ...(paging && { paging: literal(paging) }),
  };
  const first = [id, method, path].map(literal);
  return Object.keys(more).length === 0 ? first : [...first, object(more)];
}

/** Whether the body may be sent as something else than JSON. */
function isEncoded({ mediaTypes }: ClientOperation): boolean {
  return mediaTypes.some((mediaType) => mediaType !== 'application/json');
}
