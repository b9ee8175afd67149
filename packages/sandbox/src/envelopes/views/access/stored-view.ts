import type { EnvelopeViewSettings, RecipientTokenClientURLs } from '@countersign/types/esign-v2.1';
import { day } from '../../../engine/day.ts';
import { kind } from '../../../state/records.ts';

/** The kind of a view. */
export type ViewKind =
  | 'signing'
  | 'shared'
  | 'preview'
  | 'sender'
  | 'edit'
  | 'correct'
  | 'console'
  | 'review'
  | 'template';

/** The pages on which an envelope or template is prepared or corrected. */
export function isPreparing(view: ViewKind): boolean {
  return view === 'sender' || view === 'edit' || view === 'correct' || view === 'template';
}

/**
 * The view that a browser may open, with its rights, and the address to which the browser goes
 * afterwards.
 */
export interface StoredGrant {
  view: ViewKind;
  accountId: string;
  /** The envelope or template; absent for the console with its list. */
  envelopeId?: string;
  recipientIdGuid?: string;
  /** The user with whose rights it opens; absent for recipients. */
  userId?: string;
  returnUrl?: string;
  /** The appearance of a page for preparing, and the effects of its buttons. */
  settings?: EnvelopeViewSettings;
  /** Addresses for single outcomes, instead of `returnUrl`. */
  clientUrls?: RecipientTokenClientURLs;
  /** The sources of `frame-ancestors`; absent where the usual ones hold. */
  frameAncestors?: string[];
  ping?: { url: string; seconds: number };
  /** The method by which the sender's application has authenticated the recipient. */
  authenticationMethod?: string;
}

/** An address that works once. Kept under no account, by its secret part. */
export interface StoredView extends StoredGrant {
  viewId: string;
  /** Time in milliseconds since 1970 before which it must be opened. */
  openBefore: number;
  opened: boolean;
}

/** The state of the recipient's identity checks in a session. */
export interface SessionIdentity {
  /** The number of checks that were passed. */
  passed: number;
  /** The code that was sent last. */
  code?: { text: string; number: string; isCall: boolean; until: number };
  /** The data by which a person was looked up, by the names of the fields. */
  lookup?: Record<string, string>;
}

/** A browser that has opened a view. Kept under no account, by the secret part of its address. */
export interface StoredSession extends StoredGrant {
  sessionId: string;
  /** The address of the application, for a session in the script of a site, which it ends in. */
  siteUrl?: string;
  /** Goes along with every form, so that no other site can send one. */
  formToken: string;
  /** Ends when nothing was done until then. */
  until: number;
  /** Set once the access code was right. */
  accessCode?: true;
  /** The progress of the recipient's identity checks. */
  identity?: SessionIdentity;
  /** Set once a notary has selected their commission. */
  commissioned?: boolean;
  /** The acting member of a signing group. */
  member?: { userName: string; email: string };
  /** Set once the host of an in-person signer has handed over the device. */
  handedOver?: boolean;
  /** The IDs of the documents that were opened as PDF on a signing page. */
  opened?: string[];
  /** Set once files were added on a page for preparing; they stay even if it is cancelled. */
  addedFiles?: true;
  /** The screen of a page for preparing to which the user went; absent for the first one. */
  screen?: 'prepare';
  /** The token of the lock that the page holds on its envelope. */
  lockToken?: string;
  /** Set when the session is over: what happened. */
  ended?: string;
}

/** Time in milliseconds for which an expired address is still reported as expired. */
const remembered = day;

export const views = kind<StoredView>('view', {
  expiresAt: ({ openBefore }) => openBefore + remembered,
});
export const viewSessions = kind<StoredSession>('view-session', {
  // A correction ends with its session, which must be there for it.
  expiresAt: ({ view, ended, until }) =>
    view === 'correct' && ended === undefined ? undefined : until + remembered,
});
