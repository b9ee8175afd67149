import type { NotaryJournal } from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import { defineOperation } from '../../engine/operation.ts';
import { wholeList } from '../../engine/whole-list.ts';
import { withoutUndefined } from '../../engine/without-undefined.ts';
import { notaryJournals, type StoredNotaryJournal } from '../../state/model/notary.ts';
import { requireNotary } from './find-notary.ts';
import { findJurisdiction } from './jurisdictions.ts';
import { presentJurisdiction } from './present-notary.ts';

export const NotaryJournals_list = defineOperation(
  'NotaryJournals_list',
  async (state, { query }, context) => {
    const { userId } = await requireNotary(state, context);
    const all = await state.of(notaryJournals).list(userId);
    const text = query.search_text?.toLowerCase() ?? '';
    const found = all.filter((entry) => text === '' || contains(entry, text));
    return {
      status: 200,
      paged: true,
      body: { notaryJournals: found.map(presentEntry), ...wholeList },
    };
  },
);

/** Whether an entry contains a text, which is in lower case. */
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

function presentEntry(entry: StoredNotaryJournal): NotaryJournal {
  const { notaryJournalId, createdAt, documentName, signerName } = entry;
  const { comment, signerIdType, credibleWitnesses, signatureImage } = entry;
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
      signatureImage,
    }),
  };
}
