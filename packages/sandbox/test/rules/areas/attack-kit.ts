import { accountId } from '../../harness.ts';
import type { World } from '../documented/world.ts';

export const workflows = `/v1/accounts/${accountId}/workflows`;
export const lease = `${workflows}/2f6a9d13-7c84-4e5b-b0a1-d93e58f7c246`;
export const agreements = `/v1/accounts/${accountId}/agreements`;
export const jobs = `/v1/accounts/${accountId}/upload/jobs`;
export const workspaces = `/v1/accounts/${accountId}/workspaces`;
export const stream = '/api/v2.0/datasets/monitor/stream?cursor=2021-01-01T00:00:00Z';
export const definitions = `/aow-manage/v1.0/management/accounts/${accountId}/workflowDefinitions`;

export const order = (more: object = {}) => ({
  instance_name: 'Lease of berth 30',
  trigger_inputs: {
    signerName: 'Rosa Blum',
    signerEmail: 'rosa.blum@quayside.example',
    ccName: 'Mara Lindqvist',
    ccEmail: 'mara.lindqvist@harbour.example',
    ...more,
  },
});
export const rosa = { email: 'rosa.blum@quayside.example', first_name: 'Rosa', last_name: 'Blum' };
export const elsewhere = { headers: { 'x-countersign-tenant': 'another' } };

/** The path of an absolute address. */
export const pathOf = (address = '') => {
  const { pathname, search } = new URL(address, 'http://sandbox.test');
  return pathname + search;
};

export const file = (name: string) => {
  const form = new FormData();
  form.set('file', new File(['Rent: 480.'], name, { type: 'text/plain' }));
  return form;
};

export const open = async (world: World) =>
  `${workspaces}/${await world.make(`POST ${workspaces}`, { name: 'Berth 30' }, 'workspace_id')}`;

export const statuses = (all: readonly { status: number }[]) =>
  all.map(({ status }) => status).toSorted((one, other) => one - other);
