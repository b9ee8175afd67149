import type { NotaryJournal } from '@countersign/types/esign-v2.1';
import { requireNotary } from '../../account/notary/find-notary.ts';
import { findJurisdiction } from '../../account/notary/jurisdictions.ts';
import { presentJurisdiction } from '../../account/notary/present-notary.ts';
import { dateTime } from '../../engine/date-time.ts';
import { defineOperation } from '../../engine/operation.ts';
import { withoutUndefined } from '../../engine/without-undefined.ts';
import { notaryJournals, type StoredNotaryJournal } from '../../state/model/notary.ts';
import type { State } from '../../state/state.ts';
import { pageFields, readRequestedPage } from '../listing/page-fields.ts';

/** The maximum number of entries in a response; each can have an image. */
const mostEntries = 100;

export const NotaryJournals_list = defineOperation(
  'NotaryJournals_list',
  async (state, { query }, context) => {
    const { userId } = await requireNotary(state, context);
    const all = await state.of(notaryJournals).list(userId);
    const text = query.search_text?.toLowerCase() ?? '';
    const found = all.filter((entry) => text === '' || contains(entry, text));
    const { start, size } = readRequestedPage(state, query, mostEntries);
    const page = found.slice(start, start + size);
    const entries: NotaryJournal[] = [];
    for (const entry of page) entries.push(await presentEntry(state, entry));
    const place = '/v2.1/current_user/notary/journals';
    const total = found.length;
    return {
      status: 200,
      body: {
        notaryJournals: entries,
        ...pageFields({ place, query, start, size, shown: page.length, total }),
      },
    };
  },
);

/** Checks whether an entry contains a text, which is in lower case. */
function contains(entry: StoredNotaryJournal, text: string): boolean {
  const { documentName, signerName, jurisdictionId, comment = '', signerIdType = '' } = entry;
  const { name = '' } = findJurisdiction(jurisdictionId) ?? {};
  return [
    documentName,
    signerName,
    name,
    comment,
    signerIdType,
    ...entry.credibleWitnesses.flatMap((one) => [one.name, one.address]),
  ].some((one) => one.toLowerCase().includes(text));
}

async function presentEntry(
  { contents }: Pick<State, 'contents'>,
  entry: StoredNotaryJournal,
): Promise<NotaryJournal> {
  const { notaryJournalId, createdAt, documentName, signerName } = entry;
  const { comment, signerIdType, credibleWitnesses, signatureImage } = entry;
  const image = signatureImage === undefined ? undefined : await contents.get(signatureImage);
  return {
    notaryJournalId,
    createdDate: dateTime(createdAt),
    documentName,
    signerName,
    jurisdiction: presentJurisdiction(entry),
    notaryJournalMetaData: withoutUndefined({
      comment,
      signerIdType,
      credibleWitnesses: credibleWitnesses.length === 0 ? undefined : credibleWitnesses,
      signatureImage: image === undefined ? undefined : Buffer.from(image).toString('base64'),
    }),
  };
}
