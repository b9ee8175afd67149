// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The language of the e-mails and pages for the administrator of a new account. `None` stands for
 * the default language.
 */
export type AccountAdminLocale = "None" | "zh_cn" | "zh_tw" | "nl" | "en" | "fr" | "de" | "it" | "ja" | "ko" | "pt" | "pt_br" | "ru" | "es" | "pl" | (string & {});
