import type { BulkRecipient } from '@countersign/types/esign-v2.1';
import { isEmailAddress } from '../../account/users/person.ts';

/** Reads the rows of a list: numbers them in order, and adds the errors of each. */
export function readRows(rows: readonly BulkRecipient[]): BulkRecipient[] {
  const people = new Set<string>();
  return rows.map(({ errorDetails: _outcome, ...fields }, index) => {
    const row = { ...fields, rowNumber: String(index + 1) };
    const person = `${row.name ?? ''}\n${row.email ?? ''}`.toLowerCase();
    const faults = [...findFaults(row), ...(people.has(person) ? [twice] : [])];
    people.add(person);
    return faults.length === 0 ? row : { ...row, errorDetails: faults };
  });
}

type Faults = NonNullable<BulkRecipient['errorDetails']>;

const twice: Faults[number] = {
  errorCode: 'ENVELOPE_HAS_DUPLICATE_RECIPIENTS',
  message: 'The same person is in an earlier row.',
};

function findFaults({
  name = '',
  email = '',
  identification,
  phoneNumber = '',
}: BulkRecipient): Faults {
  const faults: Faults = [];
  if (name.trim() === '')
    faults.push({ errorCode: 'INVALID_REQUEST_PARAMETER', message: 'The row requires a name.' });
  if (!isEmailAddress(email))
    faults.push({
      errorCode: 'INVALID_EMAIL_ADDRESS_FOR_RECIPIENT',
      message: `${JSON.stringify(email)} is not a valid e-mail address.`,
    });
  if ((identification === 'Phone' || identification === 'SMS') && phoneNumber === '')
    faults.push({
      errorCode: 'INVALID_REQUEST_PARAMETER',
      message: `The identity check by ${identification} requires a phoneNumber.`,
    });
  return faults;
}
