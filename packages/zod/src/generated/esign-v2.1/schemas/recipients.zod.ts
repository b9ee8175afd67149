/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Agent } from './agent.zod.js';
import { CarbonCopy } from './carbonCopy.zod.js';
import { CertifiedDelivery } from './certifiedDelivery.zod.js';
import { Editor } from './editor.zod.js';
import { InPersonSigner } from './inPersonSigner.zod.js';
import { Signer } from './signer.zod.js';

export const recipientsCurrentRoutingOrderRegExp = new RegExp('^\\d+$');
export const recipientsRecipientCountRegExp = new RegExp('^\\d+$');


export const Recipients = zod.object({
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
}).optional()
});

export type Recipients = zod.input<typeof Recipients>;
export type RecipientsOutput = zod.output<typeof Recipients>;
