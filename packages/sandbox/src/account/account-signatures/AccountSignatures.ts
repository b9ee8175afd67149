import { defineOperation } from '../../engine/operation.ts';
import { perItem } from '../../engine/per-item.ts';
import { requireAdmin } from '../../engine/require-admin.ts';
import { requireItems } from '../../engine/require-items.ts';
import { accountSignatures } from '../../state/model/users.ts';
import { requireImage } from '../user-signatures/user-signatures.ts';
import { imageType, requireSignatureImage } from '../users/signature-image.ts';
import { changeSignature, createSignature, saveSignature } from './change-account-signature.ts';
import { findAccountSignature, listUsable } from './find-account-signature.ts';
import { presentAccountSignature } from './present-account-signature.ts';

export const AccountSignatures_getAccountSignatures = defineOperation(
  'AccountSignatures_getAccountSignatures',
  async (state, { query }, context) => {
    const { stamp_format: format, stamp_name: name, stamp_type: type } = query;
    const found = (await listUsable(state, context)).filter(
      ({ face }) =>
        (format === undefined || face.stampFormat === format) &&
        (name === undefined || (face.signatureName ?? '').includes(name)) &&
        (type === undefined || (face.stampType ?? 'signature') === type),
    );
    const presented = found.map((one) => presentAccountSignature(state, context, one));
    return { status: 200, body: { accountSignatures: await Promise.all(presented) } };
  },
);

export const AccountSignatures_createAccountSignatures = defineOperation(
  'AccountSignatures_createAccountSignatures',
  async (state, { query, body, files }, context) => {
    requireAdmin(context);
    const created = await perItem(
      requireItems(body.accountSignatures, 'accountSignatures'),
      ({ signatureName }) => (signatureName === undefined ? {} : { signatureName }),
      async (requested) => {
        const file = files.get(requested.signatureName ?? '')?.bytes;
        const signature = await createSignature(state, context, requested, file);
        if (query.decode_only !== 'true') await saveSignature(state, context, signature);
        return presentAccountSignature(state, context, signature);
      },
    );
    return { status: 201, body: { accountSignatures: created } };
  },
);

export const AccountSignatures_updateAccountSignature = defineOperation(
  'AccountSignatures_updateAccountSignature',
  async (state, { body, files }, context) => {
    requireAdmin(context);
    const changed = await perItem(
      requireItems(body.accountSignatures, 'accountSignatures'),
      ({ signatureId }) => (signatureId === undefined ? {} : { signatureId }),
      async (requested) => {
        const { signatureId, signatureName = '' } = requested;
        const signature =
          signatureId === undefined
            ? await createSignature(state, context, requested, files.get(signatureName)?.bytes)
            : await findAccountSignature(state, context, signatureId);
        if (signatureId !== undefined) await changeSignature(state, context, signature, requested);
        await saveSignature(state, context, signature);
        return presentAccountSignature(state, context, signature);
      },
    );
    return { status: 200, body: { accountSignatures: changed } };
  },
);

export const AccountSignatures_getAccountSignature = defineOperation(
  'AccountSignatures_getAccountSignature',
  async (state, { path }, context) => {
    const signature = await findAccountSignature(state, context, path.signatureId);
    return { status: 200, body: await presentAccountSignature(state, context, signature) };
  },
);

export const AccountSignatures_updateAccountSignatureById = defineOperation(
  'AccountSignatures_updateAccountSignatureById',
  async (state, { path, query, body }, context) => {
    requireAdmin(context);
    const signature = await findAccountSignature(state, context, path.signatureId);
    if (query.close_existing_signature === 'true') signature.closed = true;
    await changeSignature(state, context, signature, body);
    await saveSignature(state, context, signature);
    return { status: 200, body: await presentAccountSignature(state, context, signature) };
  },
);

export const AccountSignatures_deleteAccountSignature = defineOperation(
  'AccountSignatures_deleteAccountSignature',
  async (state, { path }, context) => {
    requireAdmin(context);
    const { signatureId } = await findAccountSignature(state, context, path.signatureId);
    await state.of(accountSignatures).remove(context.account.accountId, signatureId);
    return { status: 200 };
  },
);

export const AccountSignatures_getAccountSignatureImage = defineOperation(
  'AccountSignatures_getAccountSignatureImage',
  async (state, { path }, context) => {
    const signature = await findAccountSignature(state, context, path.signatureId);
    const content = requireImage(
      signature,
      path.imageType,
      'AccountSignatures_updateAccountSignatureImage',
    );
    const bytes = await state.contents.get(content);
    return { status: 200, file: { bytes, mediaType: imageType(bytes) ?? 'image/gif' } };
  },
);

export const AccountSignatures_updateAccountSignatureImage = defineOperation(
  'AccountSignatures_updateAccountSignatureImage',
  async (state, { path, bytes }, context) => {
    requireAdmin(context);
    const signature = await findAccountSignature(state, context, path.signatureId);
    requireSignatureImage(bytes);
    signature.images[path.imageType] = await state.contents.put(bytes);
    signature.modifiedAt = state.now;
    await saveSignature(state, context, signature);
    return { status: 200, body: await presentAccountSignature(state, context, signature) };
  },
);

export const AccountSignatures_deleteAccountSignatureImage = defineOperation(
  'AccountSignatures_deleteAccountSignatureImage',
  async (state, { path }, context) => {
    requireAdmin(context);
    const signature = await findAccountSignature(state, context, path.signatureId);
    requireImage(signature, path.imageType, 'AccountSignatures_updateAccountSignatureImage');
    delete signature.images[path.imageType];
    signature.modifiedAt = state.now;
    await saveSignature(state, context, signature);
    return { status: 200, body: await presentAccountSignature(state, context, signature) };
  },
);
