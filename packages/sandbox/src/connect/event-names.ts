import type { ConnectMessage } from '@countersign/types/esign-v2.1';

/** The event of each name, in the type of the contract. */
const names: Readonly<Record<ConnectMessage['event'], true>> = {
  'envelope-created': true,
  'envelope-sent': true,
  'envelope-resent': true,
  'envelope-delivered': true,
  'envelope-completed': true,
  'envelope-declined': true,
  'envelope-voided': true,
  'envelope-corrected': true,
  'envelope-purge': true,
  'envelope-deleted': true,
  'envelope-discard': true,
  'recipient-sent': true,
  'recipient-resent': true,
  'recipient-delivered': true,
  'recipient-completed': true,
  'recipient-declined': true,
  'recipient-authenticationfailed': true,
  'recipient-autoresponded': true,
  'recipient-reassign': true,
  'recipient-delegate': true,
  'recipient-finish-later': true,
  'template-created': true,
  'template-modified': true,
  'template-deleted': true,
  'click-agreed': true,
  'click-declined': true,
};

/** Whether the contract knows an event of this name. */
export function isConnectEvent(name: string): name is ConnectMessage['event'] {
  return Object.hasOwn(names, name);
}
