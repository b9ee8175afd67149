import { randomUUID } from 'node:crypto';
import type { Workflow } from '@countersign/types/esign-v2.1';
import { copyJson } from '../../engine/copy-json.ts';
import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { AppliedTemplate, StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { findTemplate } from '../find-template.ts';
import { eachTab } from '../tabs/each-tab.ts';
import type { Layer } from './layer.ts';
import { listRoles } from './rename-in-workflow.ts';
import { copyTabs } from './template-tabs.ts';

/** A layer, and the template that it comes from. */
export interface TemplateLayer {
  layer: Layer;
  applied: AppliedTemplate;
}

/**
 * Creates a layer from a template: copies of its documents, recipients and tabs, with IDs of their
 * own. The template remembers its use.
 * @throws ServiceRefusal TEMPLATE_ID_INVALID
 */
export async function templateLayer(
  state: State,
  context: Context,
  templateId: string,
): Promise<TemplateLayer> {
  const template = await findTemplate(state, context, templateId);
  await rememberUse(state, template);
  const applied = { templateId: template.envelopeId, name: template.template?.name ?? '' };
  const { recipients: people, documents: files, ...own } = template;
  const recipients = people.map(copyRecipient);
  const documents = copyJson(files).map((document) => ({
    ...document,
    documentIdGuid: randomUUID(),
    templates: [{ ...applied, ...broughtBy(recipients, document.documentId) }],
  }));
  const { customFields, settings, notification, emailSettings, eventNotifications, workflow } =
    copyJson(own);
  const { prefillTabs } = copyTabs({ prefillTabs: template.prefillTabs });
  return {
    applied,
    layer: {
      documents,
      recipients,
      customFields,
      settings,
      notification,
      eventNotifications,
      ...(emailSettings !== undefined && { emailSettings }),
      ...(workflow !== undefined && {
        workflow: copyWorkflow(workflow),
        workflowRoles: listRoles(recipients),
      }),
      ...(prefillTabs !== undefined && { prefillTabs }),
    },
  };
}

/** The steps of an envelope have IDs of their own. */
function copyWorkflow(workflow: Workflow): Workflow {
  const { workflowSteps } = workflow;
  if (workflowSteps === undefined) return workflow;
  const steps = workflowSteps.map((step) => ({ ...step, workflowStepId: randomUUID() }));
  return { ...workflow, workflowSteps: steps };
}

/** A copy of a recipient that has done nothing yet, with IDs of its own. */
export function copyRecipient(recipient: StoredRecipient): StoredRecipient {
  const { type, recipientId, routingOrder, details, hiddenDocuments, tabs } = recipient;
  return {
    type,
    recipientId,
    recipientIdGuid: randomUUID(),
    routingOrder,
    status: 'created',
    details: copyJson(details),
    tabs: copyTabs(tabs),
    ...(hiddenDocuments !== undefined && { hiddenDocuments: copyJson(hiddenDocuments) }),
  };
}

/**
 * Lists the recipients and tabs from a template, so that it can be removed from a document again.
 */
export function broughtBy(
  recipients: readonly StoredRecipient[],
  documentId: string,
): Pick<AppliedTemplate, 'recipientIds' | 'tabIds'> {
  return {
    recipientIds: recipients.map(({ recipientIdGuid }) => recipientIdGuid),
    tabIds: recipients.flatMap(({ tabs }) =>
      eachTab(tabs).flatMap(({ tab }) =>
        tab.documentId === undefined || tab.documentId === documentId
          ? [tab.tabId, ...(tab.radios ?? []).map((radio) => radio.tabId)].filter(
              (id) => id !== undefined,
            )
          : [],
      ),
    ),
  };
}

/**
 * The precision of the time of a template's last use, so that concurrent uses need not wait for
 * each other.
 */
const exactness = 1000;

/**
 * Remembers when a template was used. It is no change of the template, which keeps the moment at
 * which it was changed.
 */
export async function rememberUse(state: State, template: StoredEnvelope): Promise<void> {
  if (template.template === undefined) return;
  const { lastUsedAt } = template.template;
  if (lastUsedAt !== undefined && Math.abs(state.now - lastUsedAt) < exactness) return;
  const used = { ...template.template, lastUsedAt: state.now };
  await state.envelopes.put({ ...template, template: used });
}

/** The service keeps the number to itself; this one is beyond what people send. */
const most = 500;

/**
 * Refuses more templates than a request may apply, before any of them is read.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER
 */
export function requireFewTemplates(count: number): void {
  if (count > most)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `The request applies ${count} templates. The maximum is ${most}.`,
    );
}
