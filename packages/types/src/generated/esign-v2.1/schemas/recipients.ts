// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AuthorizedSignatory, AuthorizedSignatoryAnswer } from './AuthorizedSignatory.js';
import type { NotaryWitness, NotaryWitnessAnswer } from './NotaryWitness.js';
import type { Participant } from './Participant.js';
import type { Agent, AgentAnswer } from './agent.js';
import type { CarbonCopy, CarbonCopyAnswer } from './carbonCopy.js';
import type { CertifiedDelivery, CertifiedDeliveryAnswer } from './certifiedDelivery.js';
import type { Editor, EditorAnswer } from './editor.js';
import type { ErrorDetails } from './errorDetails.js';
import type { InPersonSigner, InPersonSignerAnswer } from './inPersonSigner.js';
import type { Intermediary, IntermediaryAnswer } from './intermediary.js';
import type { NotaryRecipient, NotaryRecipientAnswer } from './notaryRecipient.js';
import type { SealSign, SealSignAnswer } from './sealSign.js';
import type { Signer, SignerAnswer } from './signer.js';
import type { Witness, WitnessAnswer } from './witness.js';

/**
 * The recipients of an envelope, with one list for each type. An envelope can have at most 100
 * recipients.
 */
export interface Recipients {
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

/**
 * `Recipients` in a response: with the members that the service always writes.
 */
export interface RecipientsAnswer extends Recipients {
    signers: SignerAnswer[];
    inPersonSigners: InPersonSignerAnswer[];
    carbonCopies: CarbonCopyAnswer[];
    certifiedDeliveries: CertifiedDeliveryAnswer[];
    editors: EditorAnswer[];
    agents: AgentAnswer[];
    intermediaries: IntermediaryAnswer[];
    notaries: NotaryRecipientAnswer[];
    seals: SealSignAnswer[];
    witnesses: WitnessAnswer[];
    authorizedSignatories?: AuthorizedSignatoryAnswer[] | undefined;
    notaryWitnesses?: NotaryWitnessAnswer[] | undefined;
}
