import { control, unwrap } from '../api/control.ts';

/** Copies the body with which the same envelope or template can be created, documents included. */
export async function copyDefinition(envelopeId: string): Promise<void> {
  const params = { path: { envelopeId }, query: { documents: 'true' as const } };
  const body = await unwrap(control.GET('/envelopes/{envelopeId}/definition', { params }));
  await navigator.clipboard.writeText(JSON.stringify(body, null, 2));
}
