import type { Model, ModelChoice, ModelField, ModelObject } from '@countersign/xsd';

/** An object behind those that it is built on. */
function lineOf(object: ModelObject, model: Model): ModelObject[] {
  const base = model.objects.find(({ name }) => name === object.base);
  return [...(base === undefined ? [] : lineOf(base, model)), object];
}

/** All fields of an object, those that it inherits first. */
export function fieldsOf(object: ModelObject, model: Model): ModelField[] {
  return lineOf(object, model).flatMap(({ fields }) => fields);
}

/** All choices of an object, those that it inherits first. */
export function choicesOf(object: ModelObject, model: Model): ModelChoice[] {
  return lineOf(object, model).flatMap(({ choices }) => choices);
}
