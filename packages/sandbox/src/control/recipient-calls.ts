import type { CallParts, Schemas } from '../frame/control/call-parts.ts';

/** The person who acts for a recipient that stands for several people. */
export interface As {
  as?: Schemas['Person'];
}

/** Creates the calls that act in place of recipients. */
export function createRecipientCalls({ api, unwrap }: CallParts) {
  return {
    /** Creates a URL of the signing page for a recipient, also for one who signs by e-mail. */
    createSigningUrl: async (
      envelopeId: string,
      recipientId: string,
      body: Schemas['SigningUrlRequest'] = {},
    ) =>
      unwrap(
        await api.POST('/envelopes/{envelopeId}/recipients/{recipientId}/signing-url', {
          ...recipient(envelopeId, recipientId),
          body,
        }),
      ).url,
    /** Opens the envelope as a recipient. */
    open: async (envelopeId: string, recipientId: string, body: As = {}) =>
      unwrap(
        await api.POST('/envelopes/{envelopeId}/recipients/{recipientId}/open', {
          ...recipient(envelopeId, recipientId),
          body,
        }),
      ),
    /** Signs as a recipient: enters values by the IDs or labels of tabs, and finishes. */
    sign: async (
      envelopeId: string,
      recipientId: string,
      values: Record<string, string> = {},
      more: As = {},
    ) =>
      unwrap(
        await api.POST('/envelopes/{envelopeId}/recipients/{recipientId}/sign', {
          ...recipient(envelopeId, recipientId),
          body: { values, ...more },
        }),
      ),
    /** Declines to sign as a recipient. */
    decline: async (envelopeId: string, recipientId: string, reason: string, more: As = {}) =>
      unwrap(
        await api.POST('/envelopes/{envelopeId}/recipients/{recipientId}/decline', {
          ...recipient(envelopeId, recipientId),
          body: { reason, ...more },
        }),
      ),
    /** Opens the envelope as a recipient, saves the values, and finishes later. */
    finishLater: async (
      envelopeId: string,
      recipientId: string,
      values: Record<string, string> = {},
      more: As = {},
    ) =>
      unwrap(
        await api.POST('/envelopes/{envelopeId}/recipients/{recipientId}/finish-later', {
          ...recipient(envelopeId, recipientId),
          body: { values, ...more },
        }),
      ),
    /** Passes or fails the identity checks of a recipient, or leaves them to a manual review. */
    verifyIdentity: async (
      envelopeId: string,
      recipientId: string,
      outcome: NonNullable<Schemas['IdentityDecision']['outcome']> = 'passed',
      reason?: string,
    ) =>
      unwrap(
        await api.POST('/envelopes/{envelopeId}/recipients/{recipientId}/identity', {
          ...recipient(envelopeId, recipientId),
          body: { outcome, ...(reason !== undefined && { reason }) },
        }),
      ),
    /** Returns the e-mail to a recipient as undeliverable. */
    autorespond: async (envelopeId: string, recipientId: string, reason?: string) =>
      unwrap(
        await api.POST('/envelopes/{envelopeId}/recipients/{recipientId}/autorespond', {
          ...recipient(envelopeId, recipientId),
          body: reason === undefined ? {} : { reason },
        }),
      ),
  };
}

function recipient(envelopeId: string, recipientId: string) {
  return { params: { path: { envelopeId, recipientId } } };
}
