import { languages } from '../../../envelope-parts/consumer-disclosure/languages.ts';
import { defineOperation } from '../../../engine/operation.ts';

export const operation = defineOperation('Accounts_listSupportedLanguages', async () => {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return {
    status: 200,
    body: {
      languages: languages.map((value) => ({
        name: names.of(value.replace('_', '-')) ?? value,
        value,
      })),
    },
  };
});
