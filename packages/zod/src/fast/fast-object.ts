import { unknown, ZodObject, type core, type ZodType, type ZodUnknown } from 'zod';
import type { ObjectSchema } from '../object-schema.js';
import { fast } from './fast.js';

/**
 * `unknown` if an object of a shape validates a type, else `never`, which no shape is. It compares
 * zod's core types, which have no methods: those of some thousand objects took the compiler a minute.
 */
type Fitting<Type, Shape extends core.$ZodShape> =
  core.$ZodObject<Shape, core.$loose> extends core.$ZodType<Type, Type> ? unknown : never;

/** The validator of all other members, which objects share: it takes half the time to make one. */
let others: ZodUnknown | undefined;

/**
 * `zod.looseObject`, made fast, whose fields are not made before they are needed. An area has some
 * thousands of them, of which a program needs few, and to make them takes half the time of its import.
 * @param makeShape gives the fields. It is called at most once, when the schema is first used.
 */
export function fastObject<Type, Shape extends core.$ZodShape = core.$ZodShape>(
  makeShape: () => Shape & Fitting<Type, Shape>,
): ObjectSchema<Type>;
export function fastObject(makeShape: () => core.$ZodShape): ZodType {
  let made: core.$ZodShape | undefined;
  return fast(
    () =>
      new ZodObject({
        type: 'object',
        get shape() {
          return (made ??= makeShape());
        },
        catchall: (others ??= unknown()),
      }),
  );
}
