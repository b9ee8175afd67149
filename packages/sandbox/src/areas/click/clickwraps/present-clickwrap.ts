import type {
  ClickwrapVersion,
  ClickwrapVersionResponse,
  ClickwrapVersionSummaryResponse,
  Document,
} from '@countersign/types/click';
import { dateTime } from '../../../engine/date-time.ts';
import { members } from '../../../state/model/account.ts';
import type { State } from '../../../state/state.ts';
import {
  findDraft,
  formatNumber,
  type StoredClickDocument,
  type StoredClickwrap,
  type StoredVersion,
} from './stored-clickwrap.ts';

/** Presents the history and the state of a version. */
export function presentVersion(
  { ownerUserId }: Pick<StoredClickwrap, 'ownerUserId'>,
  version: StoredVersion,
): ClickwrapVersion & Pick<StoredVersion, 'status'> {
  const { versionId, scheduledAt, reacceptance } = version;
  return {
    versionId,
    clickwrapVersionId: versionId,
    versionNumber: formatNumber(version),
    status: version.status,
    createdTime: dateTime(version.createdAt),
    lastModified: dateTime(version.modifiedAt),
    lastModifiedBy: version.modifiedBy,
    ownerUserId,
    requireReacceptance: version.requireReacceptance,
    dataFields: version.dataFields,
    ...(scheduledAt !== undefined && { scheduledDate: dateTime(scheduledAt) }),
    ...(reacceptance !== undefined && { scheduledReacceptance: reacceptance }),
  };
}

/** Presents the clickwrap that a version belongs to. */
export function presentNames({ accountId, clickwrapId, name }: StoredClickwrap) {
  return { accountId, clickwrapId, clickwrapName: name };
}

/** Presents a clickwrap in one of its versions, with its owner. */
export async function presentSummary(
  { of }: Pick<State, 'of'>,
  clickwrap: StoredClickwrap,
  version: StoredVersion,
): Promise<ClickwrapVersionSummaryResponse> {
  const draft = findDraft(clickwrap);
  const owner = await of(members).get(clickwrap.accountId, clickwrap.ownerUserId);
  return {
    ...presentNames(clickwrap),
    ...presentVersion(clickwrap, version),
    ...(draft !== undefined && { draftVersionId: draft.versionId }),
    ...(owner !== undefined && {
      owner: { userId: owner.userId, userName: owner.userName, email: owner.email },
    }),
  };
}

/** Presents a clickwrap in one of its versions, with its documents and settings. */
export async function presentWhole(
  state: State,
  clickwrap: StoredClickwrap,
  version: StoredVersion,
): Promise<ClickwrapVersionResponse> {
  const documents: Document[] = [];
  for (const document of version.documents)
    documents.push(await presentWithContent(state, document));
  return {
    ...presentNames(clickwrap),
    ...presentVersion(clickwrap, version),
    displaySettings: version.displaySettings,
    documents,
  };
}

/** Presents a document without its content. */
export function presentDocument(document: StoredClickDocument): Document {
  const { name, fileExtension, order, documentDisplay, mustRead, mustView } = document;
  return {
    documentName: name,
    fileExtension,
    order,
    ...(documentDisplay !== undefined && { documentDisplay }),
    ...(mustRead !== undefined && { mustRead }),
    ...(mustView !== undefined && { mustView }),
  };
}

/** Presents a document with its content as it was sent. */
export async function presentWithContent(
  { contents }: Pick<State, 'contents'>,
  document: StoredClickDocument,
): Promise<Document> {
  const bytes = await contents.get(document.original);
  return {
    ...presentDocument(document),
    ...(document.isHtml
      ? { documentHtml: bytes.toString() }
      : { documentBase64: bytes.toString('base64') }),
  };
}
