import type {
  Document,
  EnvelopeTemplate,
  PowerForm,
  UserInfo,
} from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { dateTime } from '../../engine/date-time.ts';
import type { StoredDocument, StoredEnvelope, StoredSender } from '../../state/model/envelope.ts';
import { standardFolderId, standardNames } from '../folders/folder.ts';
import { presentNotification } from '../notification/notification.ts';
import { readInclude } from '../read-include.ts';
import { presentRecipients } from '../recipients/present-recipients.ts';
import { presentWorkflow } from '../workflows/present-workflow.ts';
import { deleteUndefined } from '../delete-undefined.ts';

const parts = [
  'tabs',
  'documents',
  'recipients',
  'custom_fields',
  'notifications',
  'powerforms',
] as const;

/** A part of a template that can be included. */
export type TemplatePart = (typeof parts)[number];

/** Values of `include` for parts that are always shown, or that templates do not have. */
const otherParts = ['folders', 'favorite_template_status', 'advanced_templates'] as const;

/** The parts that an `include` parameter names, as far as there are any of them. */
export function readTemplateParts(
  context: Pick<Context, 'warn'>,
  include: string | undefined,
): TemplatePart[] {
  const words = readInclude(context, include, [...parts, ...otherParts]);
  return parts.filter((part) => words.includes(part));
}

export interface PresentTemplateOptions {
  include?: readonly TemplatePart[];
  /** The PowerForms that use it, where the caller may see them. */
  powerForms?: PowerForm[] | undefined;
  /** The caller's mark as a favourite; absent unless requested. */
  favourite?: boolean | undefined;
  /** The names of the folders of users, by their IDs. */
  folderNames?: ReadonlyMap<string, string>;
  /** The contents of the documents in Base64, by their IDs; only where they are to be shown. */
  contents?: ReadonlyMap<string, string>;
}

/** A template as the service shows it. */
export function presentTemplate(
  stored: StoredEnvelope,
  {
    include = [],
    favourite,
    powerForms = [],
    folderNames = new Map(),
    contents = new Map(),
  }: PresentTemplateOptions = {},
): EnvelopeTemplate {
  const { envelopeId: templateId, settings, sender, template, customFields, folder } = stored;
  const has = (part: TemplatePart) => include.includes(part);
  const uri = `/templates/${templateId}`;
  const pages = stored.documents.reduce((sum, document) => sum + document.pages.length, 0);
  return deleteUndefined({
    ...settings,
    templateId,
    name: template?.name ?? '',
    description: template?.description ?? '',
    uri,
    status: 'template',
    shared: isShared(stored) ? 'true' : 'false',
    passwordProtected: (template?.password ?? '') === '' ? 'false' : 'true',
    favoritedByMe: favourite === undefined ? undefined : favourite ? 'true' : 'false',
    autoMatch: template?.autoMatch === 'false' ? 'false' : undefined,
    ...presentPlace({ accountId: stored.accountId, userId: sender.userId }, folder, folderNames),
    pageCount: String(pages),
    isDocGenTemplate: stored.documents.some(({ docGen }) => docGen !== undefined)
      ? 'true'
      : undefined,
    owner: sender,
    created: dateTime(stored.createdAt),
    lastModified: dateTime(stored.changedAt),
    lastModifiedBy: presentUser(template?.lastModifiedBy ?? sender),
    lastUsed: dateTime(template?.lastUsedAt ?? stored.createdAt),
    documentsUri: `${uri}/documents`,
    documentsCombinedUri: `${uri}/documents/combined`,
    recipientsUri: `${uri}/recipients`,
    customFieldsUri: `${uri}/custom_fields`,
    notificationUri: `${uri}/notification`,
    emailSettings: stored.emailSettings,
    workflow: stored.workflow === undefined ? undefined : presentWorkflow(stored),
    documents: has('documents')
      ? stored.documents.map((one) => presentFile(stored, one, contents.get(one.documentId)))
      : undefined,
    recipients:
      has('recipients') || has('tabs')
        ? presentRecipients(stored, { tabs: has('tabs') })
        : undefined,
    customFields: has('custom_fields')
      ? { textCustomFields: [], listCustomFields: [], ...customFields }
      : undefined,
    powerForms: has('powerforms') ? powerForms : undefined,
    notification: has('notifications') ? presentNotification(stored) : undefined,
  } satisfies EnvelopeTemplate);
}

/** The folder that a template is in. */
function presentPlace(
  owner: { accountId: string; userId: string },
  folder: string | undefined,
  folderNames: ReadonlyMap<string, string>,
): Pick<EnvelopeTemplate, 'folderId' | 'folderIds' | 'folderName'> {
  const kind =
    folder === undefined ? 'templates' : folder === 'recyclebin' ? 'recyclebin' : undefined;
  if (kind === undefined) {
    if (folder === undefined) return {};
    const folderName = folderNames.get(folder);
    return {
      folderId: folder,
      ...(folderName !== undefined && { folderName }),
      folderIds: [folder],
    };
  }
  const folderId = standardFolderId(owner, kind);
  return { folderId, folderName: standardNames[kind], folderIds: [folderId] };
}

/** Checks whether a template is shared with other users than its owner. */
export function isShared({ template }: Pick<StoredEnvelope, 'template'>): boolean {
  if (template === undefined) return false;
  const { shared, sharedUsers, sharedGroups } = template;
  return shared === 'true' || sharedUsers.length + sharedGroups.length > 0;
}

function presentUser(user: StoredSender): UserInfo {
  return { ...user, uri: `/users/${user.userId}` };
}

/**
 * A document of a template, which the service links at the address of an envelope.
 * @evidence recorded
 */
function presentFile(
  { envelopeId }: StoredEnvelope,
  document: StoredDocument,
  documentBase64: string | undefined,
): Document {
  const { documentId, name, order, fileExtension, pages } = document;
  return {
    documentId,
    name,
    order: String(order),
    fileExtension,
    pages: String(pages.length),
    ...(documentBase64 !== undefined && { documentBase64 }),
    uri: `/envelopes/${envelopeId}/documents/${documentId}`,
  };
}
