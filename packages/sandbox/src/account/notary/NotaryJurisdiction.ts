import { defineOperation } from '../../engine/operation.ts';
import { wholeList } from '../../engine/whole-list.ts';
import { notaries } from '../../state/model/notary.ts';
import { requireNotary, requireRegistration } from './find-notary.ts';
import { presentRegistration } from './present-notary.ts';
import { changeRegistration, readRegistration } from './read-registration.ts';

export const NotaryJurisdiction_getNotaryJurisdictions = defineOperation(
  'NotaryJurisdiction_getNotaryJurisdictions',
  async (state, _, context) => {
    const { jurisdictions } = await requireNotary(state, context);
    const count = String(jurisdictions.length);
    return {
      status: 200,
      body: {
        ...wholeList,
        notaryJurisdictions: jurisdictions.map(presentRegistration),
        resultSetSize: count,
        totalSetSize: count,
        endPosition: String(Math.max(0, jurisdictions.length - 1)),
      },
    };
  },
);

export const NotaryJurisdiction_getNotaryJurisdiction = defineOperation(
  'NotaryJurisdiction_getNotaryJurisdiction',
  async (state, { path }, context) => {
    const notary = await requireNotary(state, context);
    const found = requireRegistration(notary, path.jurisdictionId);
    return { status: 200, body: presentRegistration(found) };
  },
);

export const NotaryJurisdiction_createNotaryJurisdictions = defineOperation(
  'NotaryJurisdiction_createNotaryJurisdictions',
  async (state, { body }, context) => {
    const notary = await requireNotary(state, context);
    const added = readRegistration(state, notary, body);
    notary.jurisdictions.push(added);
    await state.of(notaries).put('', notary.userId, notary);
    return { status: 201, body: presentRegistration(added) };
  },
);

export const NotaryJurisdiction_updateNotaryJurisdiction = defineOperation(
  'NotaryJurisdiction_updateNotaryJurisdiction',
  async (state, { path, body }, context) => {
    const notary = await requireNotary(state, context);
    const before = requireRegistration(notary, path.jurisdictionId);
    const changed = changeRegistration(state, before, body);
    const jurisdictions = notary.jurisdictions.map((one) => (one === before ? changed : one));
    await state.of(notaries).put('', notary.userId, { ...notary, jurisdictions });
    return { status: 200, body: presentRegistration(changed) };
  },
);

export const NotaryJurisdiction_deleteNotaryJurisdiction = defineOperation(
  'NotaryJurisdiction_deleteNotaryJurisdiction',
  async (state, { path }, context) => {
    const notary = await requireNotary(state, context);
    const removed = requireRegistration(notary, path.jurisdictionId);
    const jurisdictions = notary.jurisdictions.filter((one) => one !== removed);
    await state.of(notaries).put('', notary.userId, { ...notary, jurisdictions });
    return { status: 200 };
  },
);
