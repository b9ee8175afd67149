import type { DocGenFormField } from '@countersign/types/esign-v2.1';
import { quoteNames } from '../../engine/quote-names.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredDocGen } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';

/** The maximum number of values, as the service documents it. */
const mostValues = 100_000;

/**
 * Sets the values of fields; those that are left out keep theirs. A field that the document does not
 * have is ignored with a warning.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER where a row lacks a column, or for too many values
 */
export function setValues(
  state: Pick<State, 'warn'>,
  docGen: StoredDocGen,
  given: readonly DocGenFormField[],
): void {
  const known = new Map(docGen.fields.map((field) => [field.name ?? '', field]));
  const values = new Map(Object.entries(docGen.values));
  for (const { name = '', value, rowValues } of given) {
    const field = known.get(name);
    if (field === undefined)
      state.warn({
        code: 'field-ignored',
        like: { name },
        message: `the document has no field ${name}; it has ${quoteNames([...known.keys()])}.`,
      });
    else if (field.type === 'TableRow') {
      if (rowValues !== undefined) values.set(name, readRows(field, rowValues));
    } else if (value !== undefined) values.set(name, value);
  }
  docGen.values = Object.fromEntries(values);
  docGen.isGenerated = false;
  requireFewValues(docGen);
}

function readRows(
  { name = '', rowValues: [definition] = [] }: DocGenFormField,
  rows: NonNullable<DocGenFormField['rowValues']>,
): Record<string, string>[] {
  const columns = (definition?.docGenFormFieldList ?? []).map((column) => column.name ?? '');
  return rows.map(({ docGenFormFieldList = [] }, index) => {
    const given = new Map(docGenFormFieldList.map((cell) => [cell.name, cell.value ?? '']));
    const missing = columns.filter((column) => !given.has(column));
    if (missing.length > 0)
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        `Row ${index + 1} of the table ${name} lacks ${quoteNames(missing)}. Send an empty value for a cell that stays empty.`,
      );
    return Object.fromEntries(columns.map((column) => [column, given.get(column) ?? '']));
  });
}

function requireFewValues({ values }: StoredDocGen): void {
  const count = Object.values(values)
    .map((value) =>
      typeof value === 'string' ? 1 : value.length * Object.keys(value[0] ?? {}).length,
    )
    .reduce((sum, one) => sum + one, 0);
  if (count > mostValues)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `The document would have ${count} values. The maximum is ${mostValues}.`,
    );
}
