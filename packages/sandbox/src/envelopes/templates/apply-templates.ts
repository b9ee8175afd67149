import type { EnvelopeDefinition } from '@countersign/types/esign-v2.1';
import { applyCustomTabs } from '../custom-tabs/apply-custom-tabs.ts';
import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { AppliedTemplate, StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { isConditional } from '../life/conditional-recipients.ts';
import { checkRecipients } from '../recipients/check-recipients.ts';
import { listedRecipients } from '../recipients/recipient-lists.ts';
import { resolveSigningGroups } from '../recipients/signing-groups.ts';
import { signs } from '../statuses.ts';
import { readTabs } from '../tabs/read-tabs.ts';
import { compositeLayer } from './composite-layer.ts';
import { fillRoles, type FillRolesOptions, isOpen } from './fill-roles.ts';
import { joinLayers } from './join-layers.ts';
import { emptyLayer, type Layer } from './layer.ts';
import { mergeLayers } from './merge-layers.ts';
import { findByRole, renameInWorkflow } from './rename-in-workflow.ts';
import { renumberLayer } from './renumber-layer.ts';
import { createMergeReport, warnOfUnfilled } from './warn-of-lost.ts';
import { requireFewTemplates, templateLayer } from './template-layer.ts';
import type { Files } from './written-layer.ts';

/** Further options for applying templates. */
export interface ApplyOptions extends FillRolesOptions {
  /** Files in other parts of the request. */
  files?: Files;
  /** Merges roles even if the envelope stays a draft (`merge_roles_on_draft`). */
  mergeRoles?: boolean;
}

/**
 * Brings into a new envelope what the templates of its definition hold: documents, recipients with
 * their tabs, custom fields, notification, subject and options. What the envelope has already, from
 * the definition itself, is laid over them; the tabs of the definition's own recipients are given
 * afterwards. Does nothing where the definition has no templates.
 * @throws ServiceRefusal TEMPLATE_ID_INVALID, ENVELOPE_IS_INCOMPLETE, and where documents, recipients
 *   or tabs are wrong
 */
export async function applyTemplates(
  state: State,
  context: Context,
  envelope: StoredEnvelope,
  definition: EnvelopeDefinition,
  { files = new Map(), mergeRoles = false, exactLabels = false, ...fill }: ApplyOptions = {},
): Promise<void> {
  const { templateId, templateRoles = [], compositeTemplates = [] } = definition;
  if (templateId === undefined && templateRoles.length + compositeTemplates.length === 0) return;
  // A draft keeps open roles for its sender to fill.
  const merge = mergeRoles || definition.status === 'sent';
  const { layer, applied } = await resolveTemplates(state, context, envelope, definition, {
    files,
    mergeRoles: merge,
    exactLabels,
  });
  const laid = mergeLayers(layer, ownLayer(envelope), orderedIn(envelope, definition), {
    exactLabels,
    report: createMergeReport(state, findPlaces(envelope, definition)),
  });
  const filled = fillRoles(state, laid.recipients, templateRoles, {
    ...fill,
    exactLabels,
    ignoreOthers: templateId === undefined && compositeTemplates.length === 0,
  });
  const brought = renameInWorkflow(
    laid.workflow ?? {},
    findByRole(laid.workflowRoles ?? new Map(), filled),
  );
  const workflow = envelope.workflow ?? brought;
  // A recipient whom a rule of the workflow names later stays open until then.
  const left = merge
    ? filled.filter((one) => isOpen(one) && !isConditional({ workflow }, one))
    : [];
  // Without those who were to sign, it does not complete by itself.
  if (left.some(signs)) envelope.hasUnfilledRoles = true;
  warnOfUnfilled(state, left, definition.templateRoles === undefined ? '' : '/templateRoles');
  await bringIn(state, envelope, {
    ...laid,
    recipients: filled.filter((one) => !left.includes(one)),
  });
  requireComposed(envelope, definition);
  takeSettings(
    envelope,
    { ...laid, ...(laid.workflow !== undefined && { workflow: brought }) },
    definition,
  );
  envelope.templates.push(...applied);
}

/**
 * @throws ServiceRefusal ENVELOPE_IS_INCOMPLETE where composite templates to send bring no recipient
 * @evidence public
 */
function requireComposed(
  { recipients }: StoredEnvelope,
  { status, compositeTemplates = [] }: EnvelopeDefinition,
): void {
  if (status !== 'sent' || compositeTemplates.length === 0 || recipients.length > 0) return;
  throw new ServiceRefusal(
    'ENVELOPE_IS_INCOMPLETE',
    'Missing: recipients in the inlineTemplates of compositeTemplates; those beside them do not count.',
  );
}

type ResolveOptions = Required<Pick<ApplyOptions, 'files' | 'mergeRoles' | 'exactLabels'>>;

async function resolveTemplates(
  state: State,
  context: Context,
  envelope: StoredEnvelope,
  { templateId, compositeTemplates = [] }: EnvelopeDefinition,
  { files, mergeRoles, exactLabels }: ResolveOptions,
): Promise<{ layer: Layer; applied: AppliedTemplate[] }> {
  if (templateId !== undefined && compositeTemplates.length > 0)
    state.warn({
      code: 'field-ignored',
      at: '/templateId',
      message:
        'the envelope is made of its compositeTemplates alone; name the template in their serverTemplates.',
    });
  else if (templateId !== undefined) {
    const { layer, applied } = await templateLayer(state, context, templateId);
    return { layer, applied: [applied] };
  }
  requireFewTemplates(
    compositeTemplates.reduce(
      (sum, { serverTemplates = [], inlineTemplates = [] }) =>
        sum + Math.max(1, serverTemplates.length + inlineTemplates.length),
      0,
    ),
  );
  let joined = emptyLayer();
  const all: AppliedTemplate[] = [];
  for (const [index, composite] of compositeTemplates.entries()) {
    const place = `/compositeTemplates/${index}`;
    const { layer, applied } = await compositeLayer(
      state,
      context,
      envelope,
      { composite, place },
      files,
      { exactLabels },
    );
    joined = joinLayers(joined, layer, mergeRoles);
    all.push(...applied);
  }
  return { layer: compositeTemplates.length === 0 ? joined : renumberLayer(joined), applied: all };
}

/** Creates the layer of the definition itself, without the settings that `takeSettings` reads. */
function ownLayer({ documents, recipients, customFields }: StoredEnvelope): Layer {
  return { ...emptyLayer(), documents, recipients, customFields };
}

/** Finds the IDs of the definition's own recipients with a given turn. */
function orderedIn(
  { recipients }: StoredEnvelope,
  definition: EnvelopeDefinition,
): ReadonlySet<string> {
  const listed = listedRecipients(definition.recipients ?? {});
  const ordered = recipients.filter((_, index) => listed[index]?.input.routingOrder !== undefined);
  return new Set(ordered.map(({ recipientId }) => recipientId));
}

/** Finds the locations of the definition's own recipients in the body, by their IDs. */
function findPlaces(
  { recipients }: StoredEnvelope,
  definition: EnvelopeDefinition,
): ReadonlyMap<string, string> {
  const listed = listedRecipients(definition.recipients ?? {});
  return new Map(
    recipients.map(({ recipientId }, index) => [
      recipientId,
      `/recipients${listed[index]?.at ?? ''}`,
    ]),
  );
}

/** Puts documents and recipients into the envelope, and makes their tabs ready to be kept. */
async function bringIn(
  state: State,
  envelope: StoredEnvelope,
  { documents, recipients, prefillTabs }: Layer,
): Promise<void> {
  checkRecipients(recipients);
  await resolveSigningGroups(state, envelope.accountId, recipients);
  // While the envelope has no recipients, the tabs keep their IDs.
  Object.assign(envelope, { documents, recipients: [] });
  const read: StoredRecipient[] = [];
  for (const one of recipients) {
    const tabs = (await applyCustomTabs(state, envelope.accountId, one.tabs)) ?? {};
    read.push({ ...one, tabs: readTabs(tabs, envelope, one) });
  }
  if (prefillTabs !== undefined) Object.assign(envelope, readTabs({ prefillTabs }, envelope));
  envelope.recipients = read;
}

/** Takes settings from a layer that the definition itself lacks. */
function takeSettings(
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
