import { defineOperation } from '../../engine/operation.ts';
import { requireFeature } from '../../engine/require-feature.ts';
import { signatureProviders } from './providers.ts';

export const AccountSignatureProviders_list = defineOperation(
  'AccountSignatureProviders_list',
  async (state, _request, context) => {
    requireFeature(context, ['useSignatureProviderPlatform'], 'Signature providers are');
    const all = await state.of(signatureProviders).list(context.account.accountId);
    return {
      status: 200,
      body: {
        signatureProviders: all.toSorted((a, b) => Number(a.priority) - Number(b.priority)),
      },
    };
  },
);
