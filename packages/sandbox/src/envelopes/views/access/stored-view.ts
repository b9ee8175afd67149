import { randomBytes } from 'node:crypto';
import type { RecipientTokenClientURLs } from '@countersign/types/esign-v2.1';
import { day } from '../../../engine/day.ts';
import { kind } from '../../../state/records.ts';

/** What a view is of. */
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

/** What somebody may see and do in a browser, and where the browser goes afterwards. */
export interface StoredGrant {
  view: ViewKind;
  accountId: string;
  /** The envelope or template; absent for the console with its list. */
  envelopeId?: string;
  recipientIdGuid?: string;
  /** The user with whose rights it opens; absent for recipients. */
  userId?: string;
  returnUrl?: string;
  /** Addresses for single outcomes, instead of `returnUrl`. */
  clientUrls?: RecipientTokenClientURLs;
  /** The sources of `frame-ancestors`; absent where the usual ones hold. */
  frameAncestors?: string[];
  ping?: { url: string; seconds: number };
  /** How the sender's application made sure of the recipient. */
  authenticationMethod?: string;
}

/** An address that works once. Kept under no account, by its secret part. */
export interface StoredView extends StoredGrant {
  viewId: string;
  /** In milliseconds since 1970. */
  openBefore: number;
  opened: boolean;
}

/** What a session knows of the identity checks of its recipient. */
export interface SessionIdentity {
  /** How many of the checks were passed. */
  passed: number;
  /** The code that was sent last. */
  code?: { text: string; number: string; isCall: boolean; until: number };
  /** By what a person was looked up, by the names of the fields. */
  lookup?: Record<string, string>;
}

/** A browser that has opened a view. Kept under no account, by the secret part of its address. */
export interface StoredSession extends StoredGrant {
  sessionId: string;
  /** Goes along with every form, so that no other site can send one. */
  formToken: string;
  /** Ends when nothing was done until then. */
  until: number;
  /** Set once the access code was right. */
  accessCode?: true;
  /** How far the recipient has proved who it is. */
  identity?: SessionIdentity;
  /** Of a notary: whether it has selected its commission. */
  commissioned?: boolean;
  /** Of a signing group: who of it acts. */
  member?: { userName: string; email: string };
  /** Of an in-person signer: whether the host has handed over. */
  handedOver?: boolean;
  /** Of a page for preparing: whether files were added, which stay also when it is cancelled. */
  addedFiles?: true;
  /** The token of the lock that the page holds on its envelope. */
  lockToken?: string;
  /** Set when the session is over: what happened. */
  ended?: string;
}

/** How long it is still said of an address that its time is over. */
const remembered = day;

export const views = kind<StoredView>('view', {
  expiresAt: ({ openBefore }) => openBefore + remembered,
});
export const viewSessions = kind<StoredSession>('view-session', {
  // A correction ends with its session, which must be there for it.
  expiresAt: ({ view, ended, until }) =>
    view === 'correct' && ended === undefined ? undefined : until + remembered,
});

/** A text that nobody guesses, fit for an address. */
export function secret(): string {
  return randomBytes(24).toString('base64url');
}
