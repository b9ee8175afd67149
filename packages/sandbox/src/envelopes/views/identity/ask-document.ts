import type { MockResponse } from '@countersign/mock/core/server';
import type { Translate } from '../../../pages/languages/language.ts';
import { startReview } from '../../identity/outcome.ts';
import { again, readAction } from '../visit.ts';
import type { CheckVisit } from './check-visit.ts';

/** Lists the documents that are taken: as evidence, and as the recipient reads them. */
function listDocumentTypes(t: Translate) {
  return [
    { value: 'Passport', words: t('Passport') },
    { value: 'Driving licence', words: t('Driving licence') },
    { value: 'Identity card', words: t('Identity card') },
    { value: 'Residence permit', words: t('Residence permit') },
  ];
}

/** The longest value of a field, in characters. */
const longest = 100;

/** Asks for an identity document. In the sandbox, the recipient says what the check finds. */
export async function askDocument(visit: CheckVisit): Promise<MockResponse> {
  const { signing, check, checked, pass, fail } = visit;
  const { form } = signing;
  const documentTypes = listDocumentTypes(visit.t);
  const name = checked.actor.userName;
  const read = (field: string) => (form?.text(field) ?? '').slice(0, longest);
  const page = (problem?: string) =>
    visit.show(
      'identity-document',
      {
        documentTypes,
        chosen: read('document-type'),
        country: read('country'),
        number: read('document-number'),
        name: form === undefined ? name : read('document-name'),
      },
      problem,
    );
  if (readAction(signing) !== 'id-document') return page();
  const documentType = documentTypes.find(({ value }) => value === read('document-type'));
  const shownName = read('document-name');
  if (documentType === undefined || shownName === '')
    return page(visit.t('Select the document, and enter the name on it.'));
  const evidence = {
    Document: documentType.value,
    'Name on the document': shownName,
    ...(read('country') !== '' && { 'Issuing country': read('country') }),
    ...(read('document-number') !== '' && { Number: hideNumber(read('document-number')) }),
  };
  switch (read('finding')) {
    case 'unclear':
      await startReview(checked, check, { evidence });
      return again(signing);
    case 'rejected':
      return fail(evidence, (t) => t('The document was not accepted.'), page);
    default:
      return isSameName(shownName, name)
        ? pass(evidence)
        : fail(evidence, (t) => t('The name on the document is not {name}.', { name }), page);
  }
}

/** Asks for a portrait that is taken now. */
export async function askPortrait(visit: CheckVisit): Promise<MockResponse> {
  const { signing, pass, fail } = visit;
  const page = (problem?: string) => visit.show('identity-portrait', {}, problem);
  switch (readAction(signing)) {
    case 'id-portrait':
      return pass({ Portrait: 'Matches the document' });
    case 'id-other-face':
      return fail(
        { Portrait: 'Does not match the document' },
        (t) => t('The portrait does not match the document.'),
        page,
      );
    default:
      return page();
  }
}

function isSameName(one: string, other: string): boolean {
  return normalizeName(one) === normalizeName(other);
}

/** A name without accents, in lower case, with single spaces. */
function normalizeName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/\s+/u)
    .filter(Boolean)
    .join(' ');
}

/** The last three characters of a number, so that evidence does not reveal it. */
function hideNumber(number: string): string {
  return `•••${number.slice(-3)}`;
}
