import { kind } from '../records.ts';

// Kept under the account of the company, by their IDs. Times are in milliseconds since 1970.

/** The forms of an association, which a provider distributes. */
export interface StoredFormLibrary {
  formLibraryId: string;
  /** The name of the association. */
  name: string;
  providerId: string;
  /** The ID by which the provider knows the association. */
  associationId: string;
  associationGuid: string;
  updatedAt: number;
  /** The offices that it is assigned to, in a company that requires this. */
  officeIds: number[];
}

export const formLibraries = kind<StoredFormLibrary>('room-form-library');

/** A form of a library: a PDF with fields. */
export interface StoredForm {
  formId: string;
  formLibraryId: string;
  name: string;
  ownerName: string;
  version: string;
  createdAt: number;
  updatedAt: number;
  /** Time from which it can be added to rooms. */
  availableAt: number;
  numberOfPages: number;
  contentId: string;
}

export const forms = kind<StoredForm>('room-form', { holdsContents: true });

/** A selection of forms for one kind of transaction. */
export interface StoredFormGroup {
  formGroupId: string;
  name: string;
  officeIds: number[];
  /** Assigned forms, in the order of assignment. */
  forms: { formId: string; isRequired: boolean }[];
}

export const formGroups = kind<StoredFormGroup>('room-form-group');

/** A page at which people without a log-in fill in forms of a room. Kept under no account. */
export interface StoredFormFillSession {
  /** The secret part of its address. */
  sessionId: string;
  /** Goes along with every form, so that no other site can send one. */
  formToken: string;
  accountId: string;
  roomId: number;
  /** The documents of the room that were created from the forms. */
  documentIds: number[];
  /** The origin whose pages may show it in a frame. */
  frameAncestor?: string;
  /** Time at which the session ends unless it is used before. */
  until: number;
}

export const formFillSessions = kind<StoredFormFillSession>('room-form-fill-session', {
  expiresAt: ({ until }) => until,
});
