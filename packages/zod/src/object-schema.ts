import type { core, ZodEnum, ZodObject, ZodType } from 'zod';

/**
 * The validator of an object, with zod's methods for objects. It is a type of its own, since the
 * compiler would take minutes to infer those of some thousand objects of up to hundreds of fields.
 */
export interface ObjectSchema<Type> extends ZodType<Type, Type> {
  /** The validators of the fields, by name. */
  readonly shape: Fields<Type>;
  /** The names of the fields as an enum. */
  keyof(): ZodEnum<{ [Name in keyof Type & string]: Name }>;
  /** Only some fields. */
  pick<const Mask extends MaskOf<Type>>(
    mask: Mask,
  ): ObjectSchema<Pick<Type, keyof Mask & keyof Type>>;
  /** All but some fields. */
  omit<const Mask extends MaskOf<Type>>(
    mask: Mask,
  ): ObjectSchema<Omit<Type, keyof Mask & keyof Type>>;
  /** No field has to be there. */
  partial(): ObjectSchema<Partial<Type>>;
  /** Some fields do not have to be there. */
  partial<const Mask extends MaskOf<Type>>(
    mask: Mask,
  ): ObjectSchema<
    Omit<Type, keyof Mask & keyof Type> & Partial<Pick<Type, keyof Mask & keyof Type>>
  >;
  /** Every field has to be there. */
  required(): ObjectSchema<Present<Type>>;
  /** Some fields have to be there. */
  required<const Mask extends MaskOf<Type>>(
    mask: Mask,
  ): ObjectSchema<
    Omit<Type, keyof Mask & keyof Type> & Present<Pick<Type, keyof Mask & keyof Type>>
  >;
  /** Returns a validator with more fields, or with others of the same name. */
  extend<Shape extends core.$ZodShape>(shape: Shape): ObjectSchema<Extended<Type, Shape>>;
  /** The fields of both; where both have one, that of the other. */
  merge<Other>(other: ObjectSchema<Other>): ObjectSchema<Omit<Type, keyof Other> & Other>;
  /** Unknown fields are refused. */
  strict(): ObjectSchema<Type>;
  /** Unknown fields are allowed and kept, as they are without this. */
  loose(): ObjectSchema<Type>;
  /** Unknown fields are allowed and kept, as they are without this. */
  passthrough(): ObjectSchema<Type>;
  /** Unknown fields are left out. */
  strip(): ObjectSchema<Type>;
  /** Unknown fields have to fit a schema. */
  catchall(schema: core.$ZodType): ObjectSchema<Type>;
}

/** The validators of the fields of a type. */
export type Fields<Type> = {
  readonly [Name in keyof Type]-?: ZodType<Type[Name], Type[Name]>;
};

/** Fields of a type, chosen by `true`. */
export type MaskOf<Type> = { readonly [Name in keyof Type]?: true };

/** The type with all fields there. */
export type Present<Type> = { [Name in keyof Type]-?: Exclude<Type[Name], undefined> };

/** The type with the fields of a shape. */
export type Extended<Type, Shape extends core.$ZodShape> = Omit<Type, keyof Shape> &
  core.output<ZodObject<Shape, core.$strip>>;
