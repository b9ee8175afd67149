import { freeId } from '../../engine/free-id.ts';
import type { CloudStorageProvider } from '@countersign/types/esign-v2.1';
import { defineOperation } from '../../engine/operation.ts';
import { perItem } from '../../engine/per-item.ts';
import { requireItems } from '../../engine/require-items.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { findUser } from '../users/find-user.ts';
import { findStorage, readStorages, storages, type StoredStorage } from './storages.ts';

export const CloudStorageProviders_listProviders = defineOperation(
  'CloudStorageProviders_listProviders',
  async (state, { path }, context) => {
    const member = await findUser(state, context, path.userId, 'ownOrAdmin');
    const known = await readStorages(state, member);
    return { status: 200, body: { storageProviders: known.map(present) } };
  },
);

export const CloudStorageProviders_getProvider = defineOperation(
  'CloudStorageProviders_getProvider',
  async (state, { path }, context) => {
    const member = await findUser(state, context, path.userId, 'ownOrAdmin');
    const storage = await findStorage(state, member, path.serviceId);
    return { status: 200, body: { storageProviders: [present(storage)] } };
  },
);

export const CloudStorageProviders_createProvider = defineOperation(
  'CloudStorageProviders_createProvider',
  async (state, { path, body }, context) => {
    const member = await findUser(state, context, path.userId, 'ownOrAdmin');
    const known = await readStorages(state, member);
    const storageProviders = await perItem(
      requireItems(body.storageProviders, 'storageProviders'),
      ({ service }) => (service === undefined ? {} : { service }),
      async ({ service = '', redirectUrl = '' }) => {
        if (service === '')
          throw new ServiceRefusal(
            'INVALID_REQUEST_PARAMETER',
            'A storage needs a service, such as Box, Dropbox or GoogleDrive.',
          );
        const before = known.find((one) => one.service === service);
        const serviceId = before?.serviceId ?? freeId(known.map((one) => one.serviceId));
        const storage = { serviceId, service, redirectUrl };
        known.splice(before === undefined ? known.length : known.indexOf(before), 1, storage);
        // The sandbox needs no log-in at the storage provider, so the browser is redirected back at
        // once.
        return { ...present(storage), authenticationUrl: redirectUrl };
      },
    );
    await state.of(storages).put(member.accountId, member.userId, known);
    return { status: 201, body: { storageProviders } };
  },
);

export const CloudStorageProviders_deleteProviders = defineOperation(
  'CloudStorageProviders_deleteProviders',
  async (state, { path, body }, context) => {
    const member = await findUser(state, context, path.userId, 'ownOrAdmin');
    const gone = requireItems(body.storageProviders, 'storageProviders');
    const left = (await readStorages(state, member)).filter(
      (storage) => !gone.some((one) => isMeant(one, storage)),
    );
    await state.of(storages).put(member.accountId, member.userId, left);
    return { status: 200, body: { storageProviders: left.map(present) } };
  },
);

export const CloudStorageProviders_deleteProvider = defineOperation(
  'CloudStorageProviders_deleteProvider',
  async (state, { path }, context) => {
    const member = await findUser(state, context, path.userId, 'ownOrAdmin');
    const { serviceId } = await findStorage(state, member, path.serviceId);
    const left = (await readStorages(state, member)).filter((one) => one.serviceId !== serviceId);
    await state.of(storages).put(member.accountId, member.userId, left);
    return { status: 200, body: { storageProviders: left.map(present) } };
  },
);

function isMeant({ serviceId, service }: CloudStorageProvider, storage: StoredStorage): boolean {
  return serviceId === undefined ? service === storage.service : serviceId === storage.serviceId;
}

function present({ serviceId, service, redirectUrl }: StoredStorage): CloudStorageProvider {
  return { service, serviceId, redirectUrl, authenticationUrl: '' };
}
