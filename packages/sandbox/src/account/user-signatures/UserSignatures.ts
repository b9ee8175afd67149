import { defineOperation } from '../../engine/operation.ts';
import { perItem } from '../../engine/per-item.ts';
import { requireItems } from '../../engine/require-items.ts';
import { findUser } from '../users/find-user.ts';
import { imageType, requireSignatureImage } from '../users/signature-image.ts';
import { addSignature, changeFace, closeSignature } from './change-signatures.ts';
import {
  findSignature,
  presentSignature,
  requireImage,
  saveSignatures,
  readSignatures,
} from './user-signatures.ts';

export const UserSignatures_list = defineOperation(
  'UserSignatures_list',
  async (state, { path, query }, context) => {
    const member = await findUser(state, context, path.userId, 'ownOrAdmin');
    const userSignatures = (await readSignatures(state, member))
      .map((signature) => presentSignature(member.userId, signature))
      .filter(
        ({ stampType }) => query.stamp_type === undefined || String(stampType) === query.stamp_type,
      );
    return { status: 200, body: { userSignatures } };
  },
);

export const UserSignatures_get = defineOperation(
  'UserSignatures_get',
  async (state, { path }, context) => {
    const member = await findUser(state, context, path.userId, 'ownOrAdmin');
    const signatures = await readSignatures(state, member);
    const signature = findSignature(signatures, member, path.signatureId);
    return { status: 200, body: presentSignature(member.userId, signature) };
  },
);

export const UserSignatures_create = defineOperation(
  'UserSignatures_create',
  async (state, { path, body, files }, context) => {
    const member = await findUser(state, context, path.userId, 'ownOrAdmin');
    const signatures = await readSignatures(state, member);
    const userSignatures = await perItem(
      requireItems(body?.userSignatures, 'userSignatures'),
      ({ signatureName }) => (signatureName === undefined ? {} : { signatureName }),
      async (requested) => {
        const file = files.get(requested.signatureName ?? '')?.bytes;
        const signature = await addSignature(state, context, signatures, requested, file);
        return presentSignature(member.userId, signature);
      },
    );
    await saveSignatures(state, member, signatures);
    return { status: 201, body: { userSignatures } };
  },
);

export const UserSignatures_update = defineOperation(
  'UserSignatures_update',
  async (state, { path, query, body }, context) => {
    const member = await findUser(state, context, path.userId, 'own');
    const signatures = await readSignatures(state, member);
    const signature = findSignature(signatures, member, path.signatureId);
    if (query.close_existing_signature === 'true') closeSignature(signatures, signature);
    changeFace(signatures, signature, body);
    signature.modifiedAt = state.now;
    await saveSignatures(state, member, signatures);
    return { status: 200, body: presentSignature(member.userId, signature) };
  },
);

export const UserSignatures_delete = defineOperation(
  'UserSignatures_delete',
  async (state, { path }, context) => {
    const member = await findUser(state, context, path.userId, 'own');
    const signatures = await readSignatures(state, member);
    const signature = findSignature(signatures, member, path.signatureId);
    closeSignature(signatures, signature);
    await saveSignatures(
      state,
      member,
      signatures.filter((one) => one !== signature),
    );
    return { status: 200 };
  },
);

export const UserSignatures_deleteImage = defineOperation(
  'UserSignatures_deleteImage',
  async (state, { path }, context) => {
    const member = await findUser(state, context, path.userId, 'own');
    const signatures = await readSignatures(state, member);
    const signature = findSignature(signatures, member, path.signatureId);
    requireImage(signature, path.imageType);
    delete signature.images[path.imageType];
    signature.modifiedAt = state.now;
    await saveSignatures(state, member, signatures);
    return { status: 200, body: presentSignature(member.userId, signature) };
  },
);

export const UserSignatures_getImage = defineOperation(
  'UserSignatures_getImage',
  async (state, { path }, context) => {
    const member = await findUser(state, context, path.userId, 'ownOrAdmin');
    const signature = findSignature(await readSignatures(state, member), member, path.signatureId);
    const bytes = await state.contents.get(requireImage(signature, path.imageType));
    return { status: 200, file: { bytes, mediaType: imageType(bytes) ?? 'image/gif' } };
  },
);

export const UserSignatures_updateImage = defineOperation(
  'UserSignatures_updateImage',
  async (state, { path, bytes }, context) => {
    const member = await findUser(state, context, path.userId, 'own');
    const signatures = await readSignatures(state, member);
    const signature = findSignature(signatures, member, path.signatureId);
    requireSignatureImage(bytes);
    signature.images[path.imageType] = await state.contents.put(bytes);
    signature.modifiedAt = state.now;
    await saveSignatures(state, member, signatures);
    return { status: 200, body: presentSignature(member.userId, signature) };
  },
);

export const UserSignatures_updateList = defineOperation(
  'UserSignatures_updateList',
  async (state, { path, body }, context) => {
    const member = await findUser(state, context, path.userId, 'own');
    const signatures = await readSignatures(state, member);
    const userSignatures = await perItem(
      requireItems(body?.userSignatures, 'userSignatures'),
      ({ signatureId }) => (signatureId === undefined ? {} : { signatureId }),
      async (requested) => {
        const { signatureId } = requested;
        if (signatureId === undefined)
          return presentSignature(
            member.userId,
            await addSignature(state, context, signatures, requested),
          );
        const signature = findSignature(signatures, member, signatureId);
        changeFace(signatures, signature, requested);
        signature.modifiedAt = state.now;
        return presentSignature(member.userId, signature);
      },
    );
    await saveSignatures(state, member, signatures);
    return { status: 200, body: { userSignatures } };
  },
);
