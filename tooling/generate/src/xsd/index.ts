export { readModel } from './read-model.ts';
export type {
  BuiltInName,
  Model,
  ModelEnumeration,
  ModelField,
  ModelObject,
  ModelValue,
} from './model.ts';
export { XsdError, type QName } from './xml-document.ts';
