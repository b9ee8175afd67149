export { readSchema } from './read-schema.ts';
export {
  modelOf,
  type Model,
  type ModelChoice,
  type ModelEnumeration,
  type ModelField,
  type ModelObject,
  type ModelValue,
} from './model.ts';
export type { BuiltInName, Facets, QName } from './schema.ts';
export { XsdError } from './xsd-error.ts';
