// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AuthorizedSignatory } from './AuthorizedSignatory.js';
import type { NotaryWitness } from './NotaryWitness.js';
import type { Participant } from './Participant.js';
import type { Agent } from './agent.js';
import type { CarbonCopy } from './carbonCopy.js';
import type { CertifiedDelivery } from './certifiedDelivery.js';
import type { Editor } from './editor.js';
import type { ErrorDetails } from './errorDetails.js';
import type { InPersonSigner } from './inPersonSigner.js';
import type { Intermediary } from './intermediary.js';
import type { NotaryRecipient } from './notaryRecipient.js';
import type { SealSign } from './sealSign.js';
import type { Signer } from './signer.js';
import type { Witness } from './witness.js';

/**
 * The recipients of a template, with one list for each type. A recipient can be a role without a
 * name and an e-mail address, which are set when an envelope is created. A template can have at most
 * 100 recipients.
 */
export interface TemplateRecipients {
    /** The recipients who sign. */
    signers?: Signer[] | undefined;
    /** The recipients who sign in person with a host. */
    inPersonSigners?: InPersonSigner[] | undefined;
    /** The recipients who receive a copy and do not have to act. */
    carbonCopies?: CarbonCopy[] | undefined;
    /** The recipients who confirm receipt by opening the envelope and do not fill in tabs. */
    certifiedDeliveries?: CertifiedDelivery[] | undefined;
    /** The recipients who can correct recipients and tabs when it is their turn in the routing order. */
    editors?: Editor[] | undefined;
    /** The recipients who specify the persons for later positions in the routing order. */
    agents?: Agent[] | undefined;
    /**
     * The position in the routing order that the envelope has reached.
     *
     * Format: integer-string
     */
    currentRoutingOrder?: string | undefined;
    /**
     * The total number of recipients of all types.
     *
     * Format: integer-string
     */
    recipientCount?: string | undefined;
    /** The reason why the request as a whole changed no recipient. */
    readonly errorDetails?: ErrorDetails | undefined;
    /**
     * The recipients who can fill in names and addresses of recipients at the same or a later
     * position in the routing order.
     */
    intermediaries?: Intermediary[] | undefined;
    /** The notaries before whom other recipients sign. */
    notaries?: NotaryRecipient[] | undefined;
    /** The companies whose electronic seal the service applies without a person acting. */
    seals?: SealSign[] | undefined;
    /** The recipients who sign as witnesses of another recipient's signature. */
    witnesses?: Witness[] | undefined;
    /** The recipients who are authorized to sign on behalf of a company. */
    authorizedSignatories?: AuthorizedSignatory[] | undefined;
    /** The witnesses that a notarial act requires. */
    notaryWitnesses?: NotaryWitness[] | undefined;
    /** The recipients who take part in the envelope on behalf of another recipient. */
    participants?: Participant[] | undefined;
}
