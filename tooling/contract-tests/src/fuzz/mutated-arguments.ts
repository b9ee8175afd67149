import * as fc from 'fast-check';
import { write, type Argument, type Parts } from './parts.ts';
import type { Expectation, FuzzRequest } from './request.ts';
import { fitsText, hasOnlyFormat, resolve, typesOf, type SpecSchema } from '../schema.ts';

/** Texts that are valid for few parameters. Headers can carry only the first ones. */
const oddTexts = ['zz', '-1', '1.5', 'true', 'null', '[]', '__proto__', '99999999999999999999'];
const oddInAddresses = [
  'a/b',
  '../..',
  '\u0000',
  '\r\nx: y',
  'š\u202e💥',
  ' ',
  ';',
  'x'.repeat(3000),
];

/** Requests that are valid except for one parameter, which is missing, repeated, or has an odd value. */
export function mutatedArguments(valid: fc.Arbitrary<Parts>): fc.Arbitrary<FuzzRequest> {
  return fc.tuple(valid, fc.nat({ max: 99 }), fc.nat({ max: 99 })).map(([parts, which, how]) => {
    const all = parts.arguments;
    const argument = all[which % Math.max(all.length, 1)];
    if (argument === undefined) return write(parts, { kind: 'accepted' });
    const { parameter } = argument;
    const others = all.filter((one) => one !== argument);
    if (how < 10 && parameter.in !== 'path')
      return write(
        { ...parts, arguments: others },
        parameter.required
          ? { kind: 'refused', at: parameter.name, why: `${parameter.name} is missing` }
          : { kind: 'accepted' },
      );
    if (how < 15 && parameter.in === 'query')
      return write({ ...parts, arguments: [...all, argument] }, { kind: 'answered' });
    const texts = parameter.in === 'header' ? oddTexts : [...oddTexts, ...oddInAddresses];
    const text = texts[how % texts.length] ?? '';
    return write(
      { ...parts, arguments: [...others, { parameter, text }] },
      expectFor({ parameter, text }, parts),
    );
  });
}

function expectFor({ parameter, text }: Argument, { operation }: Parts): Expectation {
  const schema = resolve(parameter.schema, operation.area.schemas);
  const fits = fitsIn(text, schema);
  if (fits === undefined || (fits && parameter.in === 'path' && text === '../..'))
    return { kind: 'answered' };
  if (fits) return { kind: 'accepted' };
  // The word stands for a parameter that is not sent, as programs send it.
  if (parameter.in === 'query' && text === 'null')
    return { kind: parameter.required ? 'answered' : 'accepted' };
  const why = `${JSON.stringify(text)} violates ${JSON.stringify(schema)}`;
  return { kind: 'refused', at: parameter.name, why };
}

/** Reports whether a text is a valid value of a parameter; undefined if the rules leave it open. */
function fitsIn(text: string, schema: SpecSchema): boolean | undefined {
  const types = typesOf(schema);
  if (schema.enum !== undefined && !fitsText(text, { enum: schema.enum })) return false;
  if (types.has('boolean'))
    return text === 'true' ? true : text.trim() === text ? false : undefined;
  if (types.has('integer') || types.has('number')) return fitsAsNumber(text, schema);
  if (!types.has('string')) return undefined;
  // A larger number is read as the largest.
  if (schema['x-most'] !== undefined && /^[1-9]\d*$/.test(text)) return true;
  if (!fitsText(text, schema)) return false;
  return hasOnlyFormat(schema) ? undefined : true;
}

function fitsAsNumber(text: string, { minimum, maximum, type }: SpecSchema): boolean | undefined {
  // The rules do not cover all ways to write a number.
  if (!/^(-?\d{1,9}(\.\d+)?|[a-z_]+|\.\..*)$/.test(text)) return undefined;
  const number = Number(text);
  if (Number.isNaN(number)) return false;
  if (minimum !== undefined && number < minimum) return false;
  if (maximum !== undefined && number > maximum) return false;
  return type === 'number' || Number.isInteger(number);
}
