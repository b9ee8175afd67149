import { unknown, ZodObject, type core } from 'zod';
import { fast } from './fast.js';

/**
 * `zod.looseObject`, made fast, whose fields are not made before they are needed. An area has some
 * thousands of them, of which a program needs few, and to make them takes half the time of its import.
 * @param makeShape gives the fields. It is called at most once, when the schema is first used.
 */
export function fastObject<Shape extends core.$ZodShape>(
  makeShape: () => Shape,
): ZodObject<Shape, core.$loose>;
export function fastObject(makeShape: () => core.$ZodShape): ZodObject {
  let made: core.$ZodShape | undefined;
  return fast(
    () =>
      new ZodObject({
        type: 'object',
        get shape() {
          return (made ??= makeShape());
        },
        catchall: unknown(),
      }),
  );
}
