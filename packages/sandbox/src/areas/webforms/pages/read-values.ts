import { readOwn } from '@countersign/mock/core/outside';
import type { WebFormContent, WebFormValues } from '@countersign/types/webforms';
import { isEmailAddress } from '../../../account/users/person.ts';
import type { Translate } from '../../../pages/languages/language.ts';
import type { SentForm } from '../../../pages/read-form.ts';
import { listFields, listPages, type FormField } from '../forms/fields-of.ts';
import type { FormFile } from '../instances/make-envelope.ts';
import { findFault } from '../instances/check-values.ts';
import { textOf } from '../instances/text-of.ts';

/** A field as the page shows it. */
export interface ShownField {
  name: string;
  label: string;
  type: string;
  text: string;
  required: boolean;
  locked: boolean;
  most: number;
  hint: string;
  options: { label: string; value: string; chosen: boolean }[];
}

/** The longest value of a field without a limit of its own, in characters. */
const longest = 4000;

/** Describes the pages of a form for its template, with the values so far. */
export function describePages(content: WebFormContent, values: WebFormValues, t: Translate) {
  return listPages(content).map(({ title, text, fields }) => ({
    title: translateOwn(title, t),
    text,
    fields: fields.map((field) => {
      const shown = describeField(field, readOwn(values, field.componentName));
      return { ...shown, label: translateOwn(shown.label, t) };
    }),
  }));
}

/** Translates the words that a form has from us, and not from its template. */
function translateOwn(words: string, t: Translate): string {
  switch (words) {
    case 'About you':
      return t('About you');
    case 'Name':
      return t('Name');
    case 'E-mail address':
      return t('E-mail address');
    default:
      return words;
  }
}

function describeField(field: FormField, given: WebFormValues[string] | undefined): ShownField {
  const { componentName, componentType, label, required, readOnly, options = [] } = field;
  const value = given ?? field.defaultValue;
  const chosen = Array.isArray(value) ? value : [textOf(value)];
  return {
    name: `field-${componentName}`,
    label: label ?? componentName,
    type: componentType,
    text: componentType === 'PhoneNumber' ? readNumber(value) : textOf(value),
    required: required === true,
    locked: readOnly === true,
    most: field.maxLength ?? longest,
    hint: field.description ?? '',
    options: options.map((option) => ({
      label: option.label ?? option.value ?? '',
      value: option.value ?? '',
      chosen:
        given === undefined && field.defaultValue === undefined
          ? option.selected === true
          : chosen.includes(option.value ?? ''),
    })),
  };
}

/** The part of a telephone number that the page shows; its country stays as the application gave it. */
function readNumber(value: WebFormValues[string] | undefined): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return textOf(value);
  return value.nationalNumber ?? '';
}

function readCountry(value: WebFormValues[string] | undefined): { countryCode?: string } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const { countryCode } = value;
  return countryCode === undefined || countryCode === null ? {} : { countryCode };
}

/** Reads the values of a form that was sent; those of fields that cannot be changed stay. */
export function readValues(
  content: WebFormContent,
  before: WebFormValues,
  sent: SentForm,
): WebFormValues {
  const values: WebFormValues = { ...before };
  for (const { fields } of listPages(content))
    for (const { componentName, componentType, readOnly, options = [] } of fields) {
      if (readOnly === true || componentType === 'FileInput') continue;
      const text = sent.text(`field-${componentName}`);
      if (componentType === 'CheckboxGroup')
        values[componentName] = options
          .map(({ value = '' }) => value)
          .filter((value) => sent.text(`field-${componentName}/${value}`) === 'true');
      else if (text === '') delete values[componentName];
      else if (componentType === 'Number' && Number.isFinite(Number(text)))
        values[componentName] = Number(text);
      else if (componentType === 'PhoneNumber')
        values[componentName] = {
          ...readCountry(readOwn(before, componentName)),
          nationalNumber: text.replaceAll(/\D/g, ''),
        };
      else values[componentName] = text.slice(0, longest);
    }
  return values;
}

/** Reads the files of a form, by the names of their fields. */
export function readFiles(content: WebFormContent, { files }: SentForm): FormFile[] {
  return listFields(content).flatMap(({ componentName, componentType }) => {
    const file = files.get(`field-${componentName}`);
    if (componentType !== 'FileInput' || file === undefined) return [];
    return [{ field: componentName, ...file }];
  });
}

/**
 * Finds what is wrong with the values, by the names of the fields on the page.
 * @param files the files that were sent; absent where nobody can choose one
 */
export function findFaults(
  content: WebFormContent,
  values: WebFormValues,
  t: Translate,
  files?: ReadonlyMap<string, unknown>,
): Map<string, string> {
  const faults = new Map<string, string>();
  for (const { fields } of listPages(content))
    for (const field of fields) {
      const { componentName, componentType, required } = field;
      const value = readOwn(values, componentName);
      const text = textOf(value);
      const place = `field-${componentName}`;
      if (componentType === 'FileInput') {
        if (required === true && files?.has(place) === false)
          faults.set(place, t('Attach a file.'));
      } else if (text === '' && required === true) faults.set(place, t('This must be filled in.'));
      else if (text !== '' && componentType === 'Email' && !isEmailAddress(text))
        faults.set(place, t('Enter an e-mail address.'));
      else if (text !== '' && componentType === 'Number' && typeof value !== 'number')
        faults.set(place, t('Enter a number.'));
      else if (text !== '' && value !== undefined && value !== null && findFault(field, value))
        faults.set(place, t('This does not have the expected form.'));
    }
  return faults;
}
