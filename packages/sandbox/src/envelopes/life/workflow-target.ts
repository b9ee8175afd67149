import type { StoredEnvelope } from '../../state/model/envelope.ts';

/** The envelope or template that gets a workflow, with the one that it has. */
export type WorkflowTarget = Pick<
  StoredEnvelope,
  'kind' | 'status' | 'accountId' | 'recipients' | 'workflow'
>;
