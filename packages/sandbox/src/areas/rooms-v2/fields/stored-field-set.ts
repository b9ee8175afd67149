import type { DependsOn, Field } from '@countersign/types/rooms-v2';
import { kind } from '../../../state/records.ts';

export interface StoredOption {
  id: string;
  title: string;
  /** The value of the other field that it belongs to, if options are filtered. */
  parent?: string;
}

interface StoredDependency {
  /** `FilterOptions` or `SetVisibility`. */
  actionType: NonNullable<DependsOn['actionType']>;
  parentApiName: string;
  /** The values of the other field for which the field is shown. */
  visibleFor?: string[];
}

/** A field of the room details. */
export interface StoredField {
  fieldId: string;
  fieldDefinitionId: string;
  title: string;
  apiName: string;
  /** The type; absent for a field that groups others. */
  type?: NonNullable<Field['type']>;
  isRequiredOnCreate: boolean;
  isRequiredOnSubmit: boolean;
  minValue?: number;
  maxValue?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  dependsOn: StoredDependency[];
  options: StoredOption[];
  fields: StoredField[];
}

/** The fields of room details. Kept under the account, by its ID. */
export interface StoredFieldSet {
  fieldSetId: string;
  title: string;
  fields: StoredField[];
}

export const fieldSets = kind<StoredFieldSet>('rooms-field-set');
