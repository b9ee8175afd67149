import type { TemplateSummary } from '@countersign/types/esign-v2.1';
import { control, unwrap } from '../api/control.ts';
import { callService } from '../api/service.ts';
import type { Item } from './item.ts';

/** Copies the body with which the same envelope or template can be created, documents included. */
export async function copyDefinition(envelopeId: string): Promise<void> {
  const body = await loadDefinition(envelopeId);
  await navigator.clipboard.writeText(JSON.stringify(body, null, 2));
}

/**
 * Makes a template from an envelope, named after its subject.
 * @returns the ID of the template
 */
export async function saveAsTemplate({ id, accountId, summary }: Item): Promise<string> {
  const { status: _, ...definition } = await loadDefinition(id);
  const { templateId = '' } = await callService<TemplateSummary>({
    accountId,
    method: 'POST',
    path: `/restapi/v2.1/accounts/${accountId}/templates`,
    body: { ...definition, name: summary.subject },
  });
  return templateId;
}

/** Loads the body that creates an envelope or a template. */
function loadDefinition(envelopeId: string) {
  const params = { path: { envelopeId }, query: { documents: 'true' as const } };
  return unwrap(control.GET('/envelopes/{envelopeId}/definition', { params }));
}
