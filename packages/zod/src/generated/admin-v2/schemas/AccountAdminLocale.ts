/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
export const AccountAdminLocale = /* @__PURE__ */ zod.enum(['None', 'zh_cn', 'zh_tw', 'nl', 'en', 'fr', 'de', 'it', 'ja', 'ko', 'pt', 'pt_br', 'ru', 'es', 'pl']);
