import {
  unknown,
  ZodMiniObject,
  type core,
  type ZodMiniOptional,
  type ZodMiniType,
} from 'zod/mini';
import { fast } from '../fast/fast.js';

/** The validator of an object, with the functions of `zod/mini` instead of methods. */
export interface MiniObject<Type> extends ZodMiniType<Type, Type> {
  /** The validators of the fields, by name, for `zod.looseObject({ ...schema.shape, … })`. */
  readonly shape: MiniFields<Type>;
}

/** The validators of the fields of a type. */
type MiniFields<Type> = {
  readonly [Name in keyof Type]-?: undefined extends Type[Name]
    ? ZodMiniOptional<MiniField<Exclude<Type[Name], undefined>>>
    : MiniField<Type[Name]>;
};

type MiniField<Value> = ZodMiniType<Value, Value>;

/**
 * `zod.looseObject` of `zod/mini`, made fast, whose fields are not made before they are needed.
 * @param makeShape gives the fields. It is called at most once, when the schema is first used.
 */
export function miniObject<Type>(makeShape: () => core.$ZodShape): MiniObject<Type>;
export function miniObject(makeShape: () => core.$ZodShape): ZodMiniType {
  let made: core.$ZodShape | undefined;
  return fast(
    () =>
      new ZodMiniObject({
        type: 'object',
        get shape() {
          return (made ??= makeShape());
        },
        catchall: unknown(),
      }),
  );
}
