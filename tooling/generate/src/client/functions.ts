import ts from 'typescript';
import { importOf, literal } from '../print.ts';
import type { ClientOperation, Part } from './operations.ts';
import {
  droppable,
  exportedConstant,
  field,
  interfaceOf,
  object,
  textType,
  typeOf,
} from './syntax.ts';

const { factory } = ts;

/** What the types of a part are called after the operation's name, as in `@countersign/types`. */
const suffixes = { path: 'Params', query: 'QueryParams', header: 'Header', body: 'Body' };

/** What the module of a resource imports. */
export function functionImports(
  operations: readonly ClientOperation[],
  types: string,
): ts.Statement[] {
  const paged = operations.filter(({ paging }) => paging !== undefined);
  const kinds = [
    ...(paged.length < operations.length ? ['operation'] : []),
    ...(paged.length > 0 ? ['pagedOperation'] : []),
  ];
  const forms = new Set(operations.flatMap((operation) => formOf(operation) ?? []));
  const paths = operations.some(({ parts }) => parts.some((part) => part.field === 'path'));
  const runtime = '../../index.js';
  return [
    importOf(operations.flatMap(typeNames).toSorted(), types, { typeOnly: true }),
    importOf([...kinds.map(upperFirst), ...(paths ? ['PathOf'] : [])], runtime, { typeOnly: true }),
    importOf([...kinds, ...[...forms].toSorted()], runtime),
  ];
}

function upperFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
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
  const types = successes.map((status) => typeOf(`${typeName}${status}Response`));
  const [only = typeOf('undefined'), ...more] = types;
  return more.length === 0 ? only : factory.createUnionTypeNode(types);
}

/** What one item of the list is that the operation gives. */
export function itemType(operation: ClientOperation, items: string): ts.TypeNode {
  const list = factory.createIndexedAccessTypeNode(dataType(operation), textType(items));
  return factory.createIndexedAccessTypeNode(
    typeOf('NonNullable', list),
    factory.createKeywordTypeNode(ts.SyntaxKind.NumberKeyword),
  );
}

/** The interface of what an operation takes. */
export function inputInterface(operation: ClientOperation): ts.Statement {
  const { name, typeName, parts, mediaTypes } = operation;
  const members = parts.map(({ field: part, required }: Part) => {
    const type = typeOf(`${typeName}${suffixes[part]}`);
    return field(part, part === 'path' ? typeOf('PathOf', type) : type, { optional: !required });
  });
  if (mediaTypes.length > 1) {
    const type = factory.createUnionTypeNode(mediaTypes.map(textType));
    members.push(field('contentType', type, { optional: true }));
  }
  return interfaceOf(inputName(operation), [`What \`${name}\` takes.`], members);
}

/** `export const envelopeLocksCreate: Operation<…> = operation({ … });` */
export function functionStatement(operation: ClientOperation): ts.Statement {
  const { name, typeName, doc, paging } = operation;
  const types = [typeOf(inputName(operation)), dataType(operation), typeOf(`${typeName}Responses`)];
  if (paging !== undefined) types.push(itemType(operation, paging.items));
  const call = factory.createCallExpression(
    factory.createIdentifier(paging === undefined ? 'operation' : 'pagedOperation'),
    undefined,
    [descriptorOf(operation)],
  );
  const type = typeOf(paging === undefined ? 'Operation' : 'PagedOperation', ...types);
  return exportedConstant(name, doc, type, droppable(call));
}

/** All that the runtime has to know about an operation; see `OperationDescriptor` there. */
function descriptorOf(operation: ClientOperation): ts.Expression {
  const { id, method, path, mediaTypes, paging } = operation;
  // JSON need not be said: it is what the runtime takes where nothing is.
  const usual = mediaTypes.length === 0 || mediaTypes.join() === 'application/json';
  const form = formOf(operation);
  return object({
    id: literal(id),
    method: literal(method),
    path: literal(path),
    ...(!usual && { mediaTypes: literal(mediaTypes) }),
    ...(form !== undefined && { form: factory.createIdentifier(form) }),
    ...(paging && { paging: literal(paging) }),
  });
}

/** The function of the runtime's `form.ts` that encodes the body, where it goes out as a form. */
function formOf({ mediaTypes }: ClientOperation): string | undefined {
  if (mediaTypes.includes('multipart/form-data')) return 'formData';
  return mediaTypes.includes('application/x-www-form-urlencoded') ? 'formFields' : undefined;
}
