import type { Agreement } from '@countersign/types/navigator';
import type { Context } from '../../../engine/context.ts';
import { dateTime, readDateTime } from '../../../engine/date-time.ts';
import { uploadAddress } from '../uploads/upload-address.ts';
import type { State } from '../../../state/state.ts';
import { dateProvisions } from './provisions.ts';
import type { StoredAgreement } from './stored-agreement.ts';

/** Presents an agreement; shell programs rely on the order of its members. */
export function presentAgreement(
  state: Pick<State, 'tenant'>,
  { origin }: Pick<Context, 'origin'>,
  agreement: StoredAgreement,
  { withLinkedData = false }: { withLinkedData?: boolean } = {},
): Agreement {
  const { customFields, userData, parentId } = agreement;
  const href = documentAddress(state, agreement);
  return {
    id: agreement.agreementId,
    title: agreement.title,
    type: agreement.type,
    category: agreement.category,
    status: agreement.status,
    review_status: agreement.reviewStatus,
    review_completed_at:
      agreement.reviewCompletedAt === undefined ? null : dateTime(agreement.reviewCompletedAt),
    file_name: agreement.fileName,
    document_id: agreement.documentId,
    summary: agreement.summary ?? null,
    parties: agreement.parties.map(({ id, name, preferredName }) => ({
      id,
      name_in_agreement: name,
      preferred_name: preferredName,
    })),
    provisions: presentProvisions(agreement),
    ...(userData !== undefined && { additional_user_defined_data: userData }),
    ...(customFields !== undefined && { additional_custom_esign_data: customFields }),
    ...(parentId !== undefined && {
      related_agreement_documents: { parent_agreement_document_id: parentId },
    }),
    languages: agreement.languages,
    source_name: agreement.sourceName,
    source_id: agreement.sourceId,
    source_account_id: agreement.accountId,
    ...(withLinkedData && { linked_data: agreement.linkedData }),
    metadata: {
      created_at: dateTime(agreement.createdAt),
      created_by: agreement.createdBy,
      modified_at: dateTime(agreement.modifiedAt),
      modified_by: agreement.modifiedBy,
    },
    ...(href !== undefined && { _links: { document: { href: `${origin}${href}` } } }),
  };
}

function presentProvisions({ provisions }: StoredAgreement): NonNullable<Agreement['provisions']> {
  const presented = { ...provisions };
  for (const [name, value] of Object.entries(provisions)) {
    if (!dateProvisions.has(name)) continue;
    const time = readDateTime(String(value));
    if (time !== undefined) Object.assign(presented, { [name]: dateTime(time) });
  }
  return presented;
}

/** Formats the path of the document of an agreement; undefined if it has none. */
function documentAddress(
  state: Pick<State, 'tenant'>,
  agreement: StoredAgreement,
): string | undefined {
  const { accountId, sourceName, sourceId, sourceDocument, content } = agreement;
  if (sourceName === 'ESign' && sourceDocument !== undefined)
    return `/restapi/v2.1/accounts/${accountId}/envelopes/${sourceId}/documents/${sourceDocument}`;
  return content === undefined
    ? undefined
    : uploadAddress(state, accountId, 'agreements', agreement.agreementId, content.id.slice(0, 40));
}
