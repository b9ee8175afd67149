import type * as esign from '@countersign/types/esign-v2.1';

/** The contract's types of a message in JSON; only their names can be read and written. */
export type Message = esign.ConnectMessage;
export type Data = esign.ConnectMessageData;
export type Summary = esign.Envelope;
export type Recipients = esign.Recipients;
/** A recipient of any kind: the fields of those of a signer and of the host of one in person. */
export type Recipient = Partial<esign.Signer> & Partial<esign.InPersonSigner>;
export type Tabs = esign.Tabs;
/** A tab of any kind. */
export type Tab = Partial<
  esign.Text &
    Pick<esign.List, 'listSelectedValue'> &
    Pick<esign.SignHere, 'optional' | 'scaleValue'> &
    Pick<esign.Zip, 'useDash4'>
>;
export type CustomFields = esign.CustomFields;
export type CustomField = Partial<esign.ListCustomField>;
export type Document = esign.EnvelopeDocument;
export type Attachment = Partial<esign.Attachment>;
export type AuthenticationStatus = esign.AuthenticationStatus;
export type EventResult = esign.EventResult;
