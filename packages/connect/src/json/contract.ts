import type { components } from '@countersign/types/esign-v2.1';

type Schemas = components['schemas'];

/** The contract's words for what a message in JSON holds; only these names can be read and written. */
export type Message = Schemas['connectMessage'];
export type Data = Schemas['connectMessageData'];
export type Summary = Schemas['envelope'];
export type Recipients = Schemas['recipients'];
/** A recipient of any kind: the fields of those of a signer and of the host of one in person. */
export type Recipient = Partial<Schemas['signer']> & Partial<Schemas['inPersonSigner']>;
export type Tabs = Schemas['tabs'];
/** A tab of any kind. */
export type Tab = Partial<
  Schemas['text'] &
    Pick<Schemas['list'], 'listSelectedValue'> &
    Pick<Schemas['signHere'], 'optional' | 'scaleValue'> &
    Pick<Schemas['zip'], 'useDash4'>
>;
export type CustomFields = Schemas['customFields'];
export type CustomField = Partial<Schemas['listCustomField']>;
export type Document = Schemas['envelopeDocument'];
export type Attachment = Partial<Schemas['attachment']>;
export type AuthenticationStatus = Schemas['authenticationStatus'];
export type EventResult = Schemas['eventResult'];
