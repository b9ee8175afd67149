import { defineOperation } from '../../engine/operation.ts';
import { saveEnvelope } from '../save.ts';
import { findTemplate } from '../templates/find-template.ts';
import { createLock } from './create-lock.ts';
import { deleteLock } from './delete-lock.ts';
import { findLock } from './find-lock.ts';
import { lockHeaders, presentLock } from './present-lock.ts';
import { updateLock } from './update-lock.ts';

export const TemplateLocks_get = defineOperation(
  'TemplateLocks_get',
  async (state, { path }, context) => {
    const lock = findLock(state, await findTemplate(state, context, path.templateId));
    const owner = lock.userId === context.caller.userId;
    return {
      status: 200,
      ...(owner && { headers: lockHeaders(lock) }),
      body: presentLock(lock, { token: owner }),
    };
  },
);

export const TemplateLocks_create = defineOperation(
  'TemplateLocks_create',
  async (state, { path, body }, context) => {
    const found = await findTemplate(state, context, path.templateId, { change: true });
    const lock = createLock(state, found, context, body);
    await saveEnvelope(state, found);
    return { status: 201, headers: lockHeaders(lock), body: presentLock(lock, { token: true }) };
  },
);

export const TemplateLocks_update = defineOperation(
  'TemplateLocks_update',
  async (state, { path, header, body }, context) => {
    const found = await findTemplate(state, context, path.templateId, { change: true });
    const lock = updateLock(state, found, context, header['X-DocuSign-Edit'], body);
    await saveEnvelope(state, found);
    return { status: 200, headers: lockHeaders(lock), body: presentLock(lock, { token: true }) };
  },
);

export const TemplateLocks_delete = defineOperation(
  'TemplateLocks_delete',
  async (state, { path, query, header }, context) => {
    const found = await findTemplate(state, context, path.templateId, { change: true });
    const lock = await deleteLock(state, found, context, {
      header: header['X-DocuSign-Edit'],
      saveChanges: query.save_changes !== 'false',
    });
    await saveEnvelope(state, found);
    return { status: 200, body: presentLock(lock, { token: false }) };
  },
);
