import type { RoomDocument } from '@countersign/types/rooms-v2';
import {
  roomsUsers,
  type StoredCompany,
  type StoredRoomDocument,
} from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { roomsDate } from '../rooms-date.ts';

/** Documents as lists of their room show them, with their owners and without their content. */
export async function presentDocuments(
  state: State,
  company: StoredCompany,
  documents: readonly StoredRoomDocument[],
): Promise<RoomDocument[]> {
  const ids = [...new Set(documents.map(({ ownerId }) => ownerId))];
  const owners = new Map<number, RoomDocument['owner']>();
  for (const id of ids) owners.set(id, await presentOwner(state, company, id));
  return documents.map((document) => {
    const owner = owners.get(document.ownerId);
    return {
      documentId: document.documentId,
      name: document.name,
      ownerId: document.ownerId,
      size: document.size,
      folderId: document.folderId,
      createdDate: roomsDate(document.createdAt),
      isSigned: document.signedInEnvelopeId !== undefined,
      ...(document.formId !== undefined && { docuSignFormId: document.formId }),
      isArchived: document.isArchived,
      isVirtual: document.isVirtual === true,
      isDynamic: document.isDynamic,
      ...(owner !== undefined && { owner }),
    };
  });
}

/** A document as the answer to the request that added it. */
export async function presentDocument(
  state: State,
  company: StoredCompany,
  document: StoredRoomDocument,
): Promise<RoomDocument> {
  const [shown = {}] = await presentDocuments(state, company, [document]);
  return shown;
}

async function presentOwner(
  state: State,
  company: StoredCompany,
  userId: number,
): Promise<RoomDocument['owner']> {
  const user = await state.of(roomsUsers).get(company.accountId, String(userId));
  if (user === undefined) return undefined;
  const { firstName, lastName, companyName = company.name, profileImageUrl } = user;
  return {
    userId,
    firstName,
    lastName,
    companyName,
    ...(profileImageUrl !== undefined && { imageSrc: profileImageUrl }),
  };
}
