import type { Field, FieldConfiguration, FieldSet } from '@countersign/types/rooms-v2';
import { withoutUndefined } from '../../../engine/without-undefined.ts';
import type { StoredField, StoredFieldSet } from './stored-field-set.ts';

/**
 * A filter of the service: fields that are required when a room is created, or when it is
 * submitted.
 */
export type Requirement = 'isRequiredOnCreate' | 'isRequiredOnSubmit';

/**
 * A field set as the service returns it.
 * @param requirements leaves only fields with one of these, and groups with such a field; none
 *   leaves all
 */
export function presentFieldSet(
  { fieldSetId, title, fields }: StoredFieldSet,
  requirements: readonly Requirement[] = [],
): FieldSet {
  const parents = new Set(listDependencies(fields).map(({ parentApiName }) => parentApiName));
  return { fieldSetId, title, fields: presentFields(fields, parents, requirements) };
}

function presentFields(
  fields: readonly StoredField[],
  parents: ReadonlySet<string>,
  requirements: readonly Requirement[],
): Field[] {
  return fields.flatMap((field) => {
    const isRequired = requirements.some((requirement) => field[requirement]);
    const inner = presentFields(field.fields, parents, isRequired ? [] : requirements);
    const isShown = requirements.length === 0 || isRequired || inner.length > 0;
    return isShown ? [presentField(field, inner, parents.has(field.apiName))] : [];
  });
}

function presentField(field: StoredField, fields: Field[], isPublisher: boolean): Field {
  const { fieldId, fieldDefinitionId, title, apiName, type } = field;
  const { isRequiredOnCreate, isRequiredOnSubmit } = field;
  return {
    fieldId,
    fieldDefinitionId,
    title,
    apiName,
    ...(type !== undefined && { type }),
    fields,
    configuration: presentConfiguration(field, isPublisher),
    customData: { isRequiredOnCreate, isRequiredOnSubmit },
  };
}

function presentConfiguration(field: StoredField, isPublisher: boolean): FieldConfiguration {
  const { minValue, maxValue, multipleOf, minLength, maxLength, pattern } = field;
  return {
    ...withoutUndefined({ minValue, maxValue, multipleOf, minLength, maxLength, pattern }),
    isPublisher,
    dependsOn: field.dependsOn.map(({ actionType, parentApiName }) => ({
      actionType,
      parentApiName,
    })),
    options: field.options.map(({ id, title }, at) => ({ id, title, order: at + 1 })),
  };
}

function listDependencies(fields: readonly StoredField[]): StoredField['dependsOn'] {
  return fields.flatMap((field) => [...field.dependsOn, ...listDependencies(field.fields)]);
}
