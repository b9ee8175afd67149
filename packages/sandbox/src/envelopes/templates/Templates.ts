import type { FileBeside } from '@countersign/mock/core/contract';
import type { EnvelopeTemplate, PowerForm, TemplateSummary } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { defineOperation } from '../../engine/operation.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { sharedFolders } from '../../state/model/shares-and-favorites.ts';
import type { State } from '../../state/state.ts';
import { archiveTemplates } from './archive-templates.ts';
import { readContents } from './read-contents.ts';
import { readFavorites } from './favorites.ts';
import { readRequestedPage, pageFields } from '../listing/page-fields.ts';
import { listTemplates } from './list-templates.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { listFormsByTemplate } from '../power-forms/list-power-forms.ts';
import { presentPowerForms } from '../power-forms/present-power-form.ts';
import { requireRight } from '../rights.ts';
import { emitForTemplate, saveEnvelope, saveTemplate } from '../save.ts';
import { shareWithGroups } from '../shared-access/group-share.ts';
import { findTemplate } from '../find-template.ts';
import { presentTemplate, readTemplateParts, type TemplatePart } from './present-template.ts';
import { readTemplate, updateTemplate } from './template-definition.ts';
import { unpackTemplates } from './unpack-templates.ts';

/** The maximum number of templates in a response. */
const most = 2000;

export const Templates_list = defineOperation(
  'Templates_list',
  async (state, { path, query }, context) => {
    const found = await listTemplates(state, context, query);
    if (query.is_download === 'true' && query.template_ids !== undefined)
      return archiveTemplates(state, found);
    const part = readRequestedPage(state, query, most);
    const shown = found.slice(part.start, part.start + part.size);
    const favorites = await readFavorites(state, context);
    const include = readTemplateParts(context, query.include);
    const forms = await presentFormsByTemplate(state, context, include);
    const folderNames = await readFolderNames(state, shown);
    const { nextUri, previousUri, ...page } = pageFields({
      place: `/accounts/${path.accountId}/templates`,
      query,
      ...part,
      shown: shown.length,
      total: found.length,
    });
    return {
      status: 200,
      body: {
        ...page,
        // Without another page there is not even an empty address.
        ...(nextUri !== null && { nextUri }),
        ...(previousUri !== null && { previousUri }),
        envelopeTemplates: shown.map((one) =>
          presentTemplate(one, {
            include,
            favourite: favorites.has(one.envelopeId),
            powerForms: forms.get(one.envelopeId),
            folderNames,
          }),
        ),
      },
    };
  },
);

export const Templates_get = defineOperation(
  'Templates_get',
  async (state, { path, query }, context) => {
    const stored = await findTemplate(state, context, path.templateId);
    const favorites = await readFavorites(state, context);
    const include = readTemplateParts(context, query.include);
    const forms = await presentFormsByTemplate(state, context, include);
    return {
      status: 200,
      body: presentTemplate(stored, {
        include: ['recipients', 'documents', ...include],
        favourite: favorites.has(stored.envelopeId),
        powerForms: forms.get(stored.envelopeId),
        folderNames: await readFolderNames(state, [stored]),
        contents: include.includes('documents') ? await readContents(state, stored) : new Map(),
      }),
    };
  },
);

/** The names of folders of users by their IDs; none where no template is in one. */
async function readFolderNames(
  state: State,
  templates: readonly StoredEnvelope[],
): Promise<ReadonlyMap<string, string>> {
  const inFolder = templates.find(({ folder = 'recyclebin' }) => folder !== 'recyclebin');
  if (inFolder === undefined) return new Map();
  const found = await state.of(sharedFolders).list(inFolder.accountId);
  return new Map(found.map(({ folderId, name }) => [folderId, name]));
}

export const Templates_create = defineOperation(
  'Templates_create',
  async (state, { body, files, mediaType, bytes }, context) => {
    await requireRight(state, context, 'canManageTemplates');
    const created: TemplateSummary[] = [];
    for (const one of mediaType === 'application/zip' ? await unpackTemplates(bytes) : [body])
      created.push(await createTemplate(state, context, one, files));
    return { status: 201, body: { ...created[0], templates: created } };
  },
);

async function createTemplate(
  state: State,
  context: Context,
  ...definition: [EnvelopeTemplate, ReadonlyMap<string, FileBeside>]
): Promise<TemplateSummary> {
  const stored = await readTemplate(state, context, ...definition);
  emitForTemplate(state, stored, 'template-created');
  await saveEnvelope(state, stored);
  const { envelopeId: templateId, template } = stored;
  return { templateId, name: template?.name ?? '', uri: `/templates/${templateId}` };
}

export const Templates_update = defineOperation(
  'Templates_update',
  async (state, { path, header, body, files }, context) => {
    const stored = await findTemplate(state, context, path.templateId, { change: true });
    requireLockToken(stored, header['X-DocuSign-Edit'], context, state);
    const summary = await updateTemplate(state, context, stored, body, files);
    await saveTemplate(state, context, stored);
    return { status: 200, body: summary };
  },
);

export const Templates_deleteGroupShare = defineOperation(
  'Templates_deleteGroupShare',
  async (state, { path, body }, context) => ({
    status: 200,
    body: await shareWithGroups(state, context, path.templateId, body, false),
  }),
);

export const Templates_updateGroupShare = defineOperation(
  'Templates_updateGroupShare',
  async (state, { path, body }, context) => ({
    status: 200,
    body: await shareWithGroups(state, context, path.templateId, body, true),
  }),
);

/** Presents the PowerForms of each template, if the request includes them. */
async function presentFormsByTemplate(
  state: State,
  context: Context,
  include: readonly TemplatePart[],
): Promise<ReadonlyMap<string, PowerForm[]>> {
  const shown = new Map<string, PowerForm[]>();
  if (!include.includes('powerforms')) return shown;
  for (const [templateId, forms] of await listFormsByTemplate(state, context))
    shown.set(templateId, await presentPowerForms(state, context, forms));
  return shown;
}
