import type { Notification, PrefillTabs, Tabs, Workflow } from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { RolesById } from './rename-in-workflow.ts';

/** The contents that a template adds to an envelope, or to another template. */
export interface Layer extends Pick<
  StoredEnvelope,
  'documents' | 'recipients' | 'customFields' | 'settings' | 'emailSettings' | 'eventNotifications'
> {
  notification?: Notification;
  prefillTabs?: PrefillTabs;
  workflow?: Workflow;
  /** The roles of the recipient IDs in the workflow. */
  workflowRoles?: RolesById;
}

/** A layer that brings nothing. */
export function emptyLayer(): Layer {
  return { documents: [], recipients: [], customFields: {}, settings: {}, eventNotifications: [] };
}

/** The tabs of a layer: those of each recipient, and those that the sender fills in. */
export function listLayerTabs({ recipients, prefillTabs }: Layer): Tabs[] {
  return [
    ...recipients.map(({ tabs }) => tabs),
    ...(prefillTabs === undefined ? [] : [{ prefillTabs }]),
  ];
}
