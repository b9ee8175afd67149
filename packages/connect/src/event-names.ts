import {
  envelopeEvents,
  recipientEvents,
  templateEvents,
  type EnvelopeEventName,
  type RecipientEventName,
  type TemplateEventName,
} from './generated/events.js';

/** The events about envelopes, as a configuration names them. */
export const envelopeEventNames: readonly EnvelopeEventName[] = envelopeEvents.map(nameOf);
/** The events about recipients, as a configuration names them. */
export const recipientEventNames: readonly RecipientEventName[] = recipientEvents.map(nameOf);
/** The events about templates, as a configuration names them. */
export const templateEventNames: readonly TemplateEventName[] = templateEvents.map(nameOf);

function nameOf<Name extends string>({ name }: { readonly name: Name }): Name {
  return name;
}
