import type { TemplateSummary } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import type { StoredDocument } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { mayUseTemplate } from '../find-template.ts';
import { readInclude } from '../read-include.ts';

/**
 * The templates that go with documents: those that were applied, and those which have a document of
 * the very same bytes, unless their matching is switched off.
 * @param include `applied`, `matched`, or both with a comma between; without it those that were applied
 */
export async function templatesOfDocuments(
  state: State,
  context: Context,
  documents: readonly StoredDocument[],
  include = 'applied',
): Promise<TemplateSummary[]> {
  const requestedParts = readInclude(context, include, ['applied', 'matched']);
  return [
    ...(requestedParts.includes('applied') ? documents.flatMap(appliedTo) : []),
    ...(requestedParts.includes('matched') ? await matching(state, context, documents) : []),
  ];
}

function appliedTo(document: StoredDocument): TemplateSummary[] {
  const once = new Map(document.templates.map((one) => [one.templateId, one]));
  return [...once.values()].map(({ templateId, name }) => ({
    ...summary(templateId, name, document),
    applied: 'true',
  }));
}

async function matching(
  state: State,
  context: Context,
  documents: readonly StoredDocument[],
): Promise<TemplateSummary[]> {
  const found: TemplateSummary[] = [];
  for (const template of await state.envelopes.list(context.account.accountId, {
    kind: 'template',
  })) {
    if (template.template?.autoMatch === 'false') continue;
    const contents = new Set(template.documents.map(({ content }) => content));
    const like = documents.filter(({ content }) => content !== undefined && contents.has(content));
    if (like.length === 0 || !(await mayUseTemplate(state, context, template))) continue;
    for (const document of like)
      found.push({
        ...summary(template.envelopeId, template.template?.name ?? '', document),
        applied: isApplied(document, template.envelopeId) ? 'true' : 'false',
        templateMatch: {
          documentStartPage: '1',
          documentEndPage: String(document.pages.length),
          matchPercentage: '100',
        },
      });
  }
  return found;
}

function summary(
  templateId: string,
  name: string,
  { documentId, name: documentName }: StoredDocument,
): TemplateSummary {
  return { templateId, name, documentId, documentName, uri: `/templates/${templateId}` };
}

function isApplied({ templates }: StoredDocument, templateId: string): boolean {
  return templates.some((one) => one.templateId === templateId);
}
