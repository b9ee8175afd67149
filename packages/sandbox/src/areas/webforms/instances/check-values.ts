import type { WebFormContent, WebFormValues } from '@countersign/types/webforms';
import { listFields, type FormField } from '../forms/fields-of.ts';
import { refusal } from '../refusal.ts';

/** One value of a field. */
type FormValue = WebFormValues[string];

/**
 * Checks the values that a request fills in. Names that the form does not have are ignored, and an
 * e-mail address is checked by the page alone.
 * @returns the values of fields of the form
 * @throws Refusal INVALID_FORM_VALUE
 * @evidence public
 */
export function checkValues(content: WebFormContent, values: WebFormValues): WebFormValues {
  const fields = new Map(listFields(content).map((field) => [field.componentName, field]));
  const kept: WebFormValues = {};
  for (const [name, value] of Object.entries(values)) {
    const field = fields.get(name);
    if (field === undefined || value === null || value === undefined) continue;
    const fault = findFault(field, value);
    if (fault !== undefined)
      throw refusal(
        'INVALID_FORM_VALUE',
        `formValues/${name}: ${fault}. The field is of the type ${field.componentType}.`,
      );
    kept[name] = normalize(value);
  }
  return kept;
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** Telephone numbers are kept as digits. */
function normalize(value: NonNullable<FormValue>): FormValue {
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const { countryCode, nationalNumber } = value;
  return {
    ...value,
    ...(typeof countryCode === 'string' && { countryCode: digitsOf(countryCode) }),
    ...(typeof nationalNumber === 'string' && { nationalNumber: digitsOf(nationalNumber) }),
  };
}

/** Keeps the values that fit their fields, without a word about others. */
export function keepFitting(content: WebFormContent, values: WebFormValues): WebFormValues {
  const fields = new Map(listFields(content).map((field) => [field.componentName, field]));
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const field = fields.get(name);
      if (field === undefined || value === null || value === undefined) return false;
      return field.readOnly !== true && findFault(field, value) === undefined;
    }),
  );
}

/** Says what is wrong with a value; undefined if it fits its field. */
export function findFault(
  { componentType, options = [], maxLength = Infinity }: FormField,
  value: NonNullable<FormValue>,
): string | undefined {
  const permitted = options.map((option) => option.value ?? '');
  switch (componentType) {
    case 'Number':
      return typeof value === 'number' ? undefined : 'the value must be a number without quotes';
    case 'CheckboxGroup':
      if (!Array.isArray(value)) return 'the value must be an array of text';
      return value.every((one) => permitted.includes(one))
        ? undefined
        : `the values must be of ${permitted.join(', ')}`;
    case 'PhoneNumber':
      return typeof value === 'object' && !Array.isArray(value)
        ? undefined
        : 'the value must be an object with countryCode and nationalNumber';
    case 'FileInput':
      return 'files cannot be filled in by the API';
    default:
      if (typeof value !== 'string') return 'the value must be text';
      if (options.length > 0 && !permitted.includes(value))
        return `the value must be one of ${permitted.join(', ')}`;
      return value.length > maxLength
        ? `the value has more than ${maxLength} characters`
        : undefined;
  }
}
