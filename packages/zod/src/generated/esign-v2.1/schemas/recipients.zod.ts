/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Agent } from './agent.zod.js';
import { AuthorizedSignatory } from './authorizedSignatory.zod.js';
import { CarbonCopy } from './carbonCopy.zod.js';
import { CertifiedDelivery } from './certifiedDelivery.zod.js';
import { Editor } from './editor.zod.js';
import { InPersonSigner } from './inPersonSigner.zod.js';
import { Intermediary } from './intermediary.zod.js';
import { NotaryRecipient } from './notaryRecipient.zod.js';
import { NotaryWitness } from './notaryWitness.zod.js';
import { Participant } from './participant.zod.js';
import { SealSign } from './sealSign.zod.js';
import { Signer } from './signer.zod.js';
import { Witness } from './witness.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['recipients'];
export const recipientsCurrentRoutingOrderRegExp = new RegExp('^\\d+$');
export const recipientsRecipientCountRegExp = new RegExp('^\\d+$');
export const Recipients: zod.ZodType<Type, Type> = zod.object({
    "signers": zod.array(Signer).optional(),
    "inPersonSigners": zod.array(InPersonSigner).optional(),
    "carbonCopies": zod.array(CarbonCopy).optional(),
    "certifiedDeliveries": zod.array(CertifiedDelivery).optional(),
    "editors": zod.array(Editor).optional(),
    "agents": zod.array(Agent).optional(),
    "currentRoutingOrder": zod.stringFormat('integer-string', recipientsCurrentRoutingOrderRegExp).optional(),
    "recipientCount": zod.stringFormat('integer-string', recipientsRecipientCountRegExp).optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "intermediaries": zod.array(Intermediary).optional(),
    "notaries": zod.array(NotaryRecipient).optional(),
    "seals": zod.array(SealSign).optional(),
    "witnesses": zod.array(Witness).optional(),
    "authorizedSignatories": zod.array(AuthorizedSignatory).optional(),
    "notaryWitnesses": zod.array(NotaryWitness).optional(),
    "participants": zod.array(Participant).optional()
});
