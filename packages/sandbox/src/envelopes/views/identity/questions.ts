import type { DisplayLevelCode, IdCheckInformationInput } from '@countersign/types/esign-v2.1';
import type { Translate } from '../../../pages/languages/language.ts';

/** A field of the data by which a person is looked up. */
export interface LookupField {
  name: string;
  label: string;
  type: 'text' | 'date';
  value: string;
  /** `ReadOnly`, `Editable` or `DoNotDisplay`. */
  display: DisplayLevelCode;
  required: boolean;
}

/**
 * Lists the fields by which a recipient is looked up: those that the sender gave, and those that
 * the recipient can enter.
 */
export function listLookupFields(input: IdCheckInformationInput = {}, t: Translate): LookupField[] {
  const { addressInformationInput, dobInformationInput, ssn4InformationInput } = input;
  const address = addressInformationInput?.addressInformation ?? {};
  const addressDisplay = addressInformationInput?.displayLevelCode;
  return [
    field('street', t('Street and number'), address.address1, addressDisplay),
    field('city', t('City'), address.city, addressDisplay),
    field('postal-code', t('Postal code'), address.postalCode, addressDisplay),
    {
      ...field(
        'birth-date',
        t('Date of birth'),
        formatDay(dobInformationInput?.dateOfBirth),
        dobInformationInput?.displayLevelCode,
      ),
      type: 'date',
    },
    field(
      'ssn4',
      t('Last four digits of the social security number (optional)'),
      ssn4InformationInput?.ssn4,
      ssn4InformationInput?.displayLevelCode,
      false,
    ),
  ];
}

function field(
  name: string,
  label: string,
  value = '',
  display: DisplayLevelCode = 'Editable',
  required = true,
): LookupField {
  // A missing value must be entered by the recipient.
  const shown = value === '' ? 'Editable' : display;
  return { name, label, type: 'text', value, display: shown, required };
}

/** Formats a date for a browser's date field, `1984-05-31`; empty for an invalid date. */
function formatDay(text = ''): string {
  const [, iso] = /^(\d{4}-\d\d-\d\d)/.exec(text) ?? [];
  if (iso !== undefined) return iso;
  const [, month = '', day = '', year = ''] = /^(\d\d?)\/(\d\d?)\/(\d{4})/.exec(text) ?? [];
  return year === '' ? '' : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A question with its possible answers, of which one is right. */
export interface Question {
  name: string;
  text: string;
  options: string[];
  answer: string;
}

const otherStreets = ['7 Juniper Lane', '88 Mill Street', '301 Station Road', '15 Orchard Way'];
const otherCities = ['Ashford Falls', 'Cedar Point', 'Port Alder', 'Stonebridge'];

/** The questions about the person that was found. Their right answers are the data of the lookup. */
export function createQuestions(
  lookup: Readonly<Record<string, string>>,
  t: Translate,
): Question[] {
  const { street = '', city = '' } = lookup;
  const year = (lookup['birth-date'] ?? '').slice(0, 4);
  const born = Number(year);
  return [
    ask('question-1', t('At which of these addresses have you lived?'), street, otherStreets),
    ask('question-2', t('In which of these cities have you lived?'), city, otherCities),
    ask(
      'question-3',
      t('In which year were you born?'),
      year,
      [born - 7, born - 3, born + 2, born + 5].map(String),
    ),
  ];
}

function ask(name: string, text: string, answer: string, others: readonly string[]): Question {
  const options = [answer, ...others.filter((one) => one !== answer).slice(0, 3)].toSorted();
  return { name, text, options, answer };
}
