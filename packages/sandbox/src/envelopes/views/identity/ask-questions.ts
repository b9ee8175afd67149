import type { MockResponse } from '@countersign/mock/core/server';
import type { RecipientDetails } from '../../../state/model/recipient.ts';
import { setResult } from '../../identity/outcome.ts';
import { again, readAction } from '../visit.ts';
import type { CheckVisit } from './check-visit.ts';
import { createQuestions, listLookupFields } from './questions.ts';

/** The longest value of a field, in characters. */
const longest = 100;

/** Looks up a person, then asks questions that only this person can answer. */
export async function askQuestions(visit: CheckVisit): Promise<MockResponse> {
  const action = readAction(visit.signing);
  const { memory } = visit;
  if (memory.lookup === undefined)
    return action === 'id-lookup' ? lookUp(visit) : showLookup(visit);
  return action === 'id-answers' ? readAnswers(visit, memory.lookup) : showQuestions(visit);
}

function showLookup(visit: CheckVisit, wrong?: string, problem?: string): MockResponse {
  const { signing, t, checked } = visit;
  const fields = listLookupFields(checked.recipient.details.idCheckInformationInput, t);
  return visit.show(
    'identity-lookup',
    {
      wrong,
      fields: fields
        .filter(({ display }) => display !== 'DoNotDisplay')
        .map((field) => ({ ...field, value: signing.form?.texts.get(field.name) ?? field.value })),
    },
    problem,
  );
}

/** Looks up a person; the sandbox finds each person whose data is complete. */
async function lookUp(visit: CheckVisit): Promise<MockResponse> {
  const { signing, t, checked, check, memory } = visit;
  const fields = listLookupFields(checked.recipient.details.idCheckInformationInput, t);
  const lookup: Record<string, string> = {};
  for (const { name, label, value, display, type, required } of fields) {
    const entered = (signing.form?.text(name) ?? '').slice(0, longest);
    const text = display === 'Editable' ? entered : value;
    if (required && text === '')
      return showLookup(visit, name, t('{field} is missing.', { field: label }));
    if (type === 'date' && !/^(19|20)\d\d-\d\d-\d\d$/.test(text))
      return showLookup(visit, name, t('{field} is not a date.', { field: label }));
    lookup[name] = text;
  }
  if (check.workflow === undefined) setResult(checked, 'idLookupResult', { status: 'Passed' });
  memory.lookup = lookup;
  returnEntered(checked.recipient.details, lookup);
  return again(signing);
}

/** Returns the entered values to the sender, as far as the sender requested them. */
function returnEntered(
  details: RecipientDetails,
  {
    street = '',
    city = '',
    'postal-code': postalCode = '',
    'birth-date': birthDate = '',
    ssn4 = '',
  }: Readonly<Record<string, string>>,
): void {
  const { idCheckInformationInput: input } = details;
  if (input === undefined) return;
  const { addressInformationInput: address, dobInformationInput: birth } = input;
  const { ssn4InformationInput: number } = input;
  // The sender has dates with the month first.
  const [year = '', month = '', day = ''] = birthDate.split('-');
  details.idCheckInformationInput = {
    ...input,
    ...(address?.receiveInResponse === 'true' && {
      addressInformationInput: {
        ...address,
        addressInformation: { ...address.addressInformation, address1: street, city, postalCode },
      },
    }),
    ...(birth?.receiveInResponse === 'true' && {
      dobInformationInput: { ...birth, dateOfBirth: `${month}/${day}/${year}` },
    }),
    ...(number?.receiveInResponse === 'true' &&
      ssn4 !== '' && { ssn4InformationInput: { ...number, ssn4 } }),
  };
}

function showQuestions(visit: CheckVisit, problem?: string): MockResponse {
  const questions = createQuestions(visit.memory.lookup ?? {}, visit.t);
  return visit.show(
    'identity-questions',
    { questions: questions.map(({ name, text, options }) => ({ name, text, options })) },
    problem,
  );
}

async function readAnswers(
  visit: CheckVisit,
  lookup: Readonly<Record<string, string>>,
): Promise<MockResponse> {
  const { signing, pass, fail } = visit;
  const questions = createQuestions(lookup, visit.t);
  const right = questions.filter(({ name, answer }) => signing.form?.text(name) === answer.trim());
  const evidence = { Questions: `${right.length} of ${questions.length} answers are right` };
  return right.length === questions.length
    ? pass(evidence)
    : fail(
        evidence,
        (t) => t('Not all answers are right.'),
        (problem) => showQuestions(visit, problem),
      );
}
