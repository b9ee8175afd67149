import type { Envelope, EnvelopeTemplate } from '@countersign/types/esign-v2.1';
import { control, unwrap } from '../api/control.ts';
import { Problem } from '../api/problem.ts';
import { callService } from '../api/service.ts';
import type { Summary } from './summaries.ts';

/** An envelope or template: its address, and its entry in a list. */
export interface Item {
  kind: 'envelope' | 'template';
  id: string;
  accountId: string;
  /** The address of the operations, without parts. */
  path: string;
  summary: Summary;
}

/** An envelope with all that `include` adds. */
export interface OpenEnvelope extends Item {
  body: Envelope;
}

/** A template with all that `include` adds. */
export interface OpenTemplate extends Item {
  body: EnvelopeTemplate;
}

/** All that Envelopes_get can include. */
export const includeOfEnvelope =
  'custom_fields,documents,attachments,extensions,folders,recipients,powerform,tabs,payment_tabs,workflow';
/** All that Templates_get can include. */
export const includeOfTemplate = 'custom_fields,documents,notifications,powerforms,recipients,tabs';

/** Loads an envelope of any account. */
export async function loadEnvelope(id: string): Promise<OpenEnvelope> {
  const item = await findItem('envelope', id);
  const path = `${item.path}?include=${includeOfEnvelope}`;
  return { ...item, body: await callService<Envelope>({ accountId: item.accountId, path }) };
}

/** Loads a template of any account. */
export async function loadTemplate(id: string): Promise<OpenTemplate> {
  const item = await findItem('template', id);
  const path = `${item.path}?include=${includeOfTemplate}`;
  return {
    ...item,
    body: await callService<EnvelopeTemplate>({ accountId: item.accountId, path }),
  };
}

async function findItem(kind: Item['kind'], id: string): Promise<Item> {
  const { envelopes } = await unwrap(
    control.GET('/envelopes', { params: { query: { kind, search: id, limit: 10 } } }),
  );
  const summary = envelopes.find(({ envelopeId }) => envelopeId === id.toLowerCase());
  if (summary === undefined)
    throw new Problem(`The tenant has no ${kind} ${id}.`, { status: 404, code: 'NOT_FOUND' });
  const { accountId, envelopeId } = summary;
  const path = `/restapi/v2.1/accounts/${accountId}/${kind}s/${envelopeId}`;
  return { kind, id: envelopeId, accountId, path, summary };
}
