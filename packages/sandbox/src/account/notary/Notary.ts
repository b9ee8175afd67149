import { defineOperation } from '../../engine/operation.ts';
import { requireFeature } from '../../engine/require-feature.ts';
import { notaries, type StoredNotary } from '../../state/model/notary.ts';
import { requireNotary, requireRegistration } from './find-notary.ts';
import { presentJurisdiction, presentNotary } from './present-notary.ts';

export const Notary_getNotary = defineOperation(
  'Notary_getNotary',
  async (state, { query }, context) => {
    const notary = await requireNotary(state, context);
    const jurisdictions = notary.jurisdictions.map(presentJurisdiction);
    return {
      status: 200,
      body: {
        notary: presentNotary(notary),
        ...(query.include_jurisdictions === 'true' && { jurisdictions }),
      },
    };
  },
);

export const Notary_createNotary = defineOperation(
  'Notary_createNotary',
  async (state, { body }, context) => {
    requireFeature(
      context,
      ['enableSignWithNotary', 'allowInPersonElectronicNotary', 'allowRemoteNotary'],
      'Notarization is',
    );
    const { userId, userName, email } = context.caller;
    const before = await state.of(notaries).get('', userId);
    const notary: StoredNotary = {
      userId,
      userName,
      email,
      createdAt: before?.createdAt ?? state.now,
      enabled: body.enabled ?? before?.enabled ?? 'true',
      searchable: body.searchable ?? before?.searchable ?? 'true',
      jurisdictions: before?.jurisdictions ?? [],
    };
    await state.of(notaries).put('', userId, notary);
    return { status: 201, body: presentNotary(notary) };
  },
);

export const Notary_updateNotary = defineOperation(
  'Notary_updateNotary',
  async (state, { body }, context) => {
    const before = await requireNotary(state, context);
    const notary = {
      ...before,
      enabled: body.enabled ?? before.enabled,
      searchable: body.searchable ?? before.searchable,
    };
    await state.of(notaries).put('', notary.userId, notary);
    return { status: 200, body: presentNotary(notary) };
  },
);

export const Notary_getNotaryJurisdictionSeal = defineOperation(
  'Notary_getNotaryJurisdictionSeal',
  async (state, { path }, context) => {
    const notary = await requireNotary(state, context);
    requireRegistration(notary, path.jurisdictionId);
    const drawn = await state.documents.signatureGif({
      kind: 'signature',
      width: 200,
      height: 72,
      name: notary.userName,
      font: undefined,
      image: undefined,
      id: undefined,
    });
    return { status: 200, file: { bytes: Buffer.from(drawn), mediaType: 'image/gif' } };
  },
);
