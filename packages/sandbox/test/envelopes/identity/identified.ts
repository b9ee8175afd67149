import type { Client } from '@countersign/client';
import { envelopeRecipientsList } from '@countersign/client/esign-v2.1';
import type { Signer } from '@countersign/types/esign-v2.1';
import type { startControlTest } from '../../control/harness.ts';
import { ines, makeLease, signHere, signingUrl } from '../views/lease.ts';
import type { createVisitor, Seen } from '../views/visitor.ts';

/** The workflows that every account has. */
export const workflows = {
  document: '0fb9a7d4-62c8-4e15-93a0-d17c5e48b236',
  qualified: '3e84d1f7-9b06-4c52-a17d-58f2c0b6e943',
  phone: '7d20c6b4-51ae-4f98-8b37-e02a9c6d1f45',
  sms: 'b5c93a0e-274d-4f61-8e9b-1d6f0a7c8352',
};

/** The input of a workflow that sends codes. */
export const phoneInput: Signer['identityVerification'] = {
  inputOptions: [
    {
      name: 'phone_number_list',
      valueType: 'PhoneNumberList',
      phoneNumberList: [
        { countryCode: '44', number: '20 5550 117' },
        { countryCode: '1', number: '206 555 0100' },
      ],
    },
  ],
};

type Control = ReturnType<Awaited<ReturnType<typeof startControlTest>>['control']>;

/** Sends a lease to Ines, who has to prove who she is. */
export function sendTo(client: Client, checks: Partial<Signer>): Promise<string> {
  return makeLease(client, { signers: [{ ...ines, tabs: signHere, ...checks }] });
}

/** The result of each check of Ines, and her status. */
export async function readChecks(client: Client, envelopeId: string) {
  const { signers = [] } = await envelopeRecipientsList(client, { path: { envelopeId } });
  const {
    recipientAuthenticationStatus = {},
    status,
    proofFile,
    recipientIdGuid = '',
  } = signers[0] ?? {};
  return { status, proofFile, recipientIdGuid, results: recipientAuthenticationStatus };
}

/** Opens the page of Ines in another session. */
export async function openPage(
  { go }: ReturnType<typeof createVisitor>,
  client: Client,
  envelopeId: string,
): Promise<Seen> {
  return go(await signingUrl(client, envelopeId));
}

/** The code that was sent last, to whom, and how. */
export async function readCode(control: Control) {
  const sent = await control.outbox({ reason: 'identity-code' });
  const last = sent.at(-1);
  return {
    count: sent.length,
    code: /\d{6}/.exec(last?.text.join(' ') ?? '')?.[0] ?? '',
    number: last?.to.phoneNumber,
    method: last?.deliveryMethod,
  };
}

export const passport = {
  'document-type': 'Passport',
  'document-name': 'Ines Valdivia',
  country: 'Spain',
  'document-number': 'AB12345',
  finding: 'accepted',
};
