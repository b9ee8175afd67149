import * as fc from 'fast-check';
import type { ContractOperation, Parameter } from '../contract.ts';
import { isFreeText, resolve, type SpecSchema } from '../schema.ts';
import { hostile } from './hostile.ts';
import { mutatedArguments } from './mutated-arguments.ts';
import { hasMutableBody, mutatedBodies } from './mutated-body.ts';
import { write, type Content, type Parts } from './parts.ts';
import type { FuzzRequest } from './request.ts';
import { printable, type ValuesOf } from './valid-values.ts';

/** Requests to one operation: valid ones, almost valid ones, and hostile ones. */
export function requests(
  operation: ContractOperation,
  values: ValuesOf,
  { keeps }: { keeps: boolean },
): fc.Arbitrary<FuzzRequest> {
  const valid = validParts(operation, values, { keeps });
  return fc.oneof(
    { weight: 4, arbitrary: valid.map((parts) => write(parts, { kind: 'accepted' })) },
    { weight: 2, arbitrary: mutatedArguments(valid) },
    { weight: 3, arbitrary: hostile(operation, valid) },
    { weight: hasMutableBody(operation) ? 4 : 0, arbitrary: mutatedBodies(valid) },
  );
}

/** Text without spaces at the ends, because parsers of headers remove them. */
const headerText = fc.stringMatching(/^[\w!.~-]([ \w!.~-]{0,20}[\w!.~-])?$/);

/**
 * Requests that match the contract in every part.
 * @param keeps true if most of them use the examples of the specs
 */
function validParts(
  operation: ContractOperation,
  values: ValuesOf,
  { keeps }: { keeps: boolean },
): fc.Arbitrary<Parts> {
  return fc.record({
    operation: fc.constant(operation),
    prefix: fc.constantFrom(...operation.area.prefixes),
    arguments: fc
      .tuple(...operation.parameters.map((one) => argument(one, operation, values, keeps)))
      .map((all) => all.flat()),
    accept: fc.constantFrom(undefined, '*/*', ...listMediaTypes(operation)),
    content: keeps ? knownContents(operation, values) : contents(operation, values),
  });
}

/** Lists the media types of successful responses. */
function listMediaTypes({ answers }: ContractOperation): string[] {
  const good = [...answers].filter(([status]) => status < 300);
  return [...new Set(good.flatMap(([, one]) => [...one.schemas.keys()]))];
}

/** One argument, or none if the parameter is optional. */
function argument(
  parameter: Parameter,
  { area: { schemas } }: ContractOperation,
  values: ValuesOf,
  keeps: boolean,
): fc.Arbitrary<Parts['arguments']> {
  const any = textsFor(parameter, resolve(parameter.schema, schemas), values);
  const example = fc.constant(String(parameter.example));
  const weight = parameter.in === 'path' ? 9 : 1;
  const texts =
    keeps && parameter.example !== undefined
      ? fc.oneof({ weight, arbitrary: example }, { weight: 1, arbitrary: any })
      : any;
  const argumentLists = texts.map((text): Parts['arguments'] => [{ parameter, text }]);
  return parameter.required
    ? argumentLists
    : fc.oneof(fc.constant<Parts['arguments']>([]), argumentLists);
}

function textsFor(
  { in: place }: Parameter,
  schema: SpecSchema,
  values: ValuesOf,
): fc.Arbitrary<string> {
  if (place === 'header' && isFreeText(schema)) return headerText;
  if (place === 'path' && isFreeText(schema))
    // These three do not remain a step of the path.
    return printable.filter((text) => text !== '' && text !== '.' && text !== '..');
  const all = values(schema).map(String);
  return place === 'header' ? all.filter((text) => /^[!-~]([ -~]*[!-~])?$/.test(text)) : all;
}

/** The examples of the spec, which a server with state can often accept, and other contents. */
function knownContents(
  operation: ContractOperation,
  values: ValuesOf,
): fc.Arbitrary<Content | undefined> {
  const { schemas, examples } = operation.body;
  const known = examples.flatMap(({ mediaType, value }): Content[] => {
    const schema = schemas.get(mediaType);
    const isForm = mediaType.startsWith('multipart/');
    return schema === undefined || isForm ? [] : [{ mediaType, schema, value }];
  });
  const any = contents(operation, values);
  return known.length === 0 ? any : fc.oneof(fc.constantFrom(...known), any);
}

function contents(
  { body }: ContractOperation,
  values: ValuesOf,
): fc.Arbitrary<Content | undefined> {
  if (body.schemas.size === 0) return fc.constant(undefined);
  const all = [...body.schemas].map(([mediaType, schema]) =>
    fc.record({
      mediaType: fc.constant(mediaType),
      schema: fc.constant(schema),
      value: isStructured(mediaType)
        ? values(schema)
        : fc.uint8Array({ minLength: 1, maxLength: 200 }),
    }),
  );
  return body.required ? fc.oneof(...all) : fc.oneof(fc.constant(undefined), ...all);
}

/** Reports whether a media type has fields, and not only bytes. */
function isStructured(mediaType: string): boolean {
  return /[/+](json|xml)$|form/.test(mediaType);
}
