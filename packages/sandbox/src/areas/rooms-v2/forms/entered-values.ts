import type { FormField } from '../../../documents/index.ts';
import type { SentForm } from '../../../pages/read-form.ts';

/** The most characters of a field without a limit of its own. */
const mostCharacters = 4000;

/** Reads the values that the page of a form sent, by the names of the form's fields. */
export function readSentValues(
  fields: readonly FormField[],
  { texts }: SentForm,
): Map<string, string> {
  const values = new Map<string, string>();
  for (const [index, { name, type, isReadOnly }] of fields.entries()) {
    const sent = texts.get(`field-${index}`);
    if (isReadOnly) continue;
    // Browsers send nothing for a checkbox that is not checked.
    if (type === 'checkbox') values.set(name, String(sent !== undefined));
    else if (sent !== undefined) values.set(name, sent.replaceAll('\r\n', '\n').trim());
  }
  return values;
}

/**
 * Finds the errors in values, by the names of their fields.
 * @param isFinished true if required fields must have a value
 */
export function findFaults(
  fields: readonly FormField[],
  values: ReadonlyMap<string, string>,
  isFinished: boolean,
): Map<string, string> {
  const faults = new Map<string, string>();
  for (const { name, type, options, isRequired, maxLength = mostCharacters } of fields) {
    const value = values.get(name);
    if (value === undefined) continue;
    if (value.length > maxLength)
      faults.set(name, `At most ${maxLength} characters; these are ${value.length}.`);
    else if (type === 'choice' && value !== '' && !options.includes(value))
      faults.set(name, 'Choose one of the options.');
    else if (isFinished && isRequired && (value === '' || value === 'false'))
      faults.set(name, type === 'checkbox' ? 'This is required.' : 'Enter a value.');
  }
  return faults;
}
