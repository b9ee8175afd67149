import type { Document, InlineTemplate } from '@countersign/types/esign-v2.1';
import type { FileBeside } from '@countersign/mock/core/contract';
import { copyJson } from '../../engine/copy-json.ts';
import { addDocuments } from '../documents/add-documents.ts';
import { addFields } from '../custom-fields/change-fields.ts';
import { readDefinitionSettings } from '../definition-settings.ts';
import { findWorkflowPlaces, readWorkflow } from '../life/read-workflow.ts';
import { readNotification } from '../notification/notification.ts';
import { listedRecipients } from '../recipients/recipient-lists.ts';
import { readRecipients } from '../recipients/read-recipients.ts';
import { checkProviders } from '../recipients/check-providers.ts';
import { resolveSigningGroups } from '../recipients/signing-groups.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { withoutForms } from '../documents/list-documents.ts';
import type { Layer } from './layer.ts';

/** Files in other parts of the request. */
export type Files = ReadonlyMap<string, FileBeside>;

/** A layer that a request writes out; its tabs are as they came until they have their documents. */
export interface WrittenLayer {
  layer: Layer;
  /** The IDs of the recipients with a given turn. */
  ordered: ReadonlySet<string>;
  /** The locations of recipients in the body, by ID. */
  places: ReadonlyMap<string, string>;
}

/**
 * Reads a template that a request contains in full.
 * @param place its location in the body
 * @throws ServiceRefusal for invalid documents, recipients, custom fields, notification or workflow
 */
export async function writtenLayer(
  state: State,
  target: StoredEnvelope,
  { written, place }: { written: InlineTemplate; place: string },
  files: Files,
): Promise<WrittenLayer> {
  const { documents = [], recipients = {}, customFields = {}, envelope = {} } = written;
  const listed = listedRecipients(recipients);
  const places = new Map<string, string>();
  const ordered = new Set<string>();
  const read = readRecipients(recipients, []).map((recipient, index) => {
    const { input, at = '' } = listed[index] ?? {};
    places.set(recipient.recipientId, `${place}/recipients${at}`);
    if (input?.routingOrder !== undefined) ordered.add(recipient.recipientId);
    return { ...recipient, tabs: copyJson(input?.tabs ?? {}) };
  });
  await resolveSigningGroups(state, target.accountId, read);
  await checkProviders(state, target.accountId, read);
  const fields = { customFields: {} };
  addFields(fields, customFields);
  const { notification, emailSettings, workflow } = envelope;
  return {
    ordered,
    places,
    layer: {
      // Forms are read from the document of a composite template only.
      ...(await readDocuments(state, target, withoutForms(documents), files)),
      recipients: read,
      customFields: fields.customFields,
      settings: readDefinitionSettings(envelope),
      eventNotifications: [],
      ...(notification !== undefined && {
        notification: await readNotification(state, target.accountId, notification),
      }),
      ...(emailSettings !== undefined && { emailSettings }),
      ...(workflow !== undefined && {
        workflow: await readWorkflow(
          state,
          { kind: target.kind, accountId: target.accountId, status: 'created', recipients: [] },
          workflow,
          findWorkflowPlaces(`${place}/envelope/workflow`),
        ),
      }),
    },
  };
}

/**
 * Documents of a request, apart from those that the envelope has, with the tabs that the sender fills
 * in on them.
 */
export async function readDocuments(
  state: State,
  target: StoredEnvelope,
  documents: readonly Document[],
  files: Files,
): Promise<Pick<Layer, 'documents' | 'prefillTabs'>> {
  const { prefillTabs: _prefill, ...bare } = target;
  const scratch: StoredEnvelope = { ...bare, documents: [], recipients: [] };
  if (documents.length > 0) await addDocuments(state, scratch, documents, files);
  const { prefillTabs } = scratch;
  return { documents: scratch.documents, ...(prefillTabs !== undefined && { prefillTabs }) };
}
