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
 * The recipients of a template, one list for each kind. A recipient may be a role alone, without a
 * name and an e-mail address; whoever makes an envelope fills it. There may be 100 of them.
 */
export interface TemplateRecipients {
    /** Those who sign. */
    signers?: Signer[] | undefined;
    /** Those who sign at the side of a host. */
    inPersonSigners?: InPersonSigner[] | undefined;
    /** Those who get a copy and have nothing to do. */
    carbonCopies?: CarbonCopy[] | undefined;
    /** Those who sign for the envelope by opening it, and fill in no tabs. */
    certifiedDeliveries?: CertifiedDelivery[] | undefined;
    /** Those who may still correct recipients and tabs when it is their turn. */
    editors?: Editor[] | undefined;
    /** Those who name the people for later turns. */
    agents?: Agent[] | undefined;
    /**
     * The turn that the envelope has reached.
     *
     * Format: integer-string
     */
    currentRoutingOrder?: string | undefined;
    /**
     * How many recipients there are in all kinds.
     *
     * Format: integer-string
     */
    recipientCount?: string | undefined;
    /** The outcome for the recipients as a whole. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** Those who may fill in names and addresses of recipients of their own or a later turn. */
    intermediaries?: Intermediary[] | undefined;
    /** The notaries before whom others sign. */
    notaries?: NotaryRecipient[] | undefined;
    /** Companies whose electronic seal the service sets without a person acting. */
    seals?: SealSign[] | undefined;
    /** Those who sign to confirm that they saw another recipient sign. */
    witnesses?: Witness[] | undefined;
    /** Those who may sign for a company. */
    authorizedSignatories?: AuthorizedSignatory[] | undefined;
    /** The witnesses whom an act before a notary needs. */
    notaryWitnesses?: NotaryWitness[] | undefined;
    /** Those who take part in the envelope on behalf of another recipient. */
    participants?: Participant[] | undefined;
}
