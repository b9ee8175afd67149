export { readSchema } from './read-schema.ts';
export { modelOf } from './model-of.ts';
export type {
  Model,
  ModelChoice,
  ModelEnumeration,
  ModelField,
  ModelObject,
  ModelValue,
} from './model.ts';
export type { BuiltInName, Facets, QName } from './schema.ts';
export { XsdError } from './xsd-error.ts';
