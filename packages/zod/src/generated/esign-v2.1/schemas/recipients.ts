/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Agent } from './agent.js';
import { AuthorizedSignatory } from './AuthorizedSignatory.js';
import { CarbonCopy } from './carbonCopy.js';
import { CertifiedDelivery } from './certifiedDelivery.js';
import { Editor } from './editor.js';
import { InPersonSigner } from './inPersonSigner.js';
import { Intermediary } from './intermediary.js';
import { NotaryRecipient } from './notaryRecipient.js';
import { NotaryWitness } from './NotaryWitness.js';
import { Participant } from './Participant.js';
import { SealSign } from './sealSign.js';
import { Signer } from './signer.js';
import { Witness } from './witness.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Recipients as Type } from '@countersign/types/esign-v2.1/schemas/recipients';
export const Recipients: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "signers": zod.array(Signer).optional(),
    "inPersonSigners": zod.array(InPersonSigner).optional(),
    "carbonCopies": zod.array(CarbonCopy).optional(),
    "certifiedDeliveries": zod.array(CertifiedDelivery).optional(),
    "editors": zod.array(Editor).optional(),
    "agents": zod.array(Agent).optional(),
    "currentRoutingOrder": formats.integerString.optional(),
    "recipientCount": formats.integerString.optional(),
    "errorDetails": zod.looseObject({
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
}));
