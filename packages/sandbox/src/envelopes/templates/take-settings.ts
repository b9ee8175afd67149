import type { EnvelopeDefinition } from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { Layer } from './layer.ts';

/** Takes over from a layer what the definition of the envelope does not say itself. */
export function takeSettings(
  envelope: StoredEnvelope,
  { settings, customFields, notification, emailSettings, eventNotifications, workflow }: Layer,
  definition: EnvelopeDefinition,
): void {
  const said = new Map<string, unknown>(Object.entries(definition));
  for (const [name, value] of Object.entries(settings))
    if (said.get(name) === undefined) Object.assign(envelope.settings, { [name]: value });
  envelope.customFields = customFields;
  if (definition.notification === undefined && notification !== undefined)
    envelope.notification = notification;
  if (definition.emailSettings === undefined && emailSettings !== undefined)
    envelope.emailSettings = emailSettings;
  if (definition.workflow === undefined && workflow !== undefined) envelope.workflow = workflow;
  if (definition.eventNotification === undefined && definition.eventNotifications === undefined)
    envelope.eventNotifications.push(...eventNotifications);
}
