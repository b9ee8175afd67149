import type { Check } from '../fast/check.js';
import { createChecks, type GetCheck } from '../fast/get-check.js';
import type { Definition } from '../fast/node.js';
import { oneOf } from '../fast/values.js';
import type { Reading } from '../tolerance/tolerance.js';
import { enumValues, isFlag, isNullableEnum, literalValues } from './enums.js';

/** Creates checks that accept values that a reading would not change. */
export function createLenientChecks(reading: Reading): GetCheck {
  const openEnums = reading.enumValues === 'open';
  return createChecks({
    exactNames: reading.propertyNames !== undefined,
    replaceCheck(definition) {
      if (openEnums && definition.type === 'enum') return openEnumCheck(enumValues(definition));
      if (openEnums && isNullableEnum(definition)) return openEnumCheck(literalValues(definition));
      return reading.base64 !== undefined && isBase64(definition) ? isUnbroken : undefined;
    },
  });
}

/**
 * Checks for one of some values, or a text that differs from all of them by more than its case.
 * Enums of "true" and "false" have no other values. `undefined` for enums with numbers, which zod
 * reads in two ways.
 */
function openEnumCheck(values: readonly unknown[]): Check | undefined {
  if (values.some((value) => typeof value === 'number')) return undefined;
  const isListed = oneOf(values);
  const words = values.filter((value) => typeof value === 'string');
  if (isFlag(words)) return isListed;
  const inAnyCase = new Set(words.map((word) => word.toLowerCase()));
  return (value) =>
    isListed(value) ||
    (typeof value === 'string' && value !== '' && !inAnyCase.has(value.toLowerCase()));
}

function isBase64({ type, format }: Definition): boolean {
  return type === 'string' && format === 'base64';
}

/** Reports whether a value is a text without white space, as canonical Base64 is. */
function isUnbroken(value: unknown): boolean {
  return typeof value === 'string' && !/\s/.test(value);
}
