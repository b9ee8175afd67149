import { readOwn } from '@countersign/mock/core/outside';

/** The formats of amounts that a tab has by its culture, unless it has its own. */
export interface AmountFormats {
  currencyCode: string;
  currencyPositiveFormat: string;
  currencyNegativeFormat: string;
}

/** The currency of each region that does not use the euro. */
const currencies: Readonly<Record<string, string>> = {
  AE: 'aed',
  AR: 'ars',
  AU: 'aud',
  BG: 'bgn',
  BR: 'brl',
  CA: 'cad',
  CH: 'chf',
  CL: 'clp',
  CN: 'cny',
  CO: 'cop',
  CZ: 'czk',
  DK: 'dkk',
  EG: 'egp',
  GB: 'gbp',
  HK: 'hkd',
  HU: 'huf',
  ID: 'idr',
  IL: 'ils',
  IN: 'inr',
  IS: 'isk',
  JP: 'jpy',
  KR: 'krw',
  MX: 'mxn',
  MY: 'myr',
  NG: 'ngn',
  NO: 'nok',
  NZ: 'nzd',
  PE: 'pen',
  PH: 'php',
  PK: 'pkr',
  PL: 'pln',
  RO: 'ron',
  RS: 'rsd',
  RU: 'rub',
  SA: 'sar',
  SE: 'sek',
  SG: 'sgd',
  TH: 'thb',
  TR: 'try',
  TW: 'twd',
  UA: 'uah',
  US: 'usd',
  VN: 'vnd',
  ZA: 'zar',
};

const american: AmountFormats = {
  currencyCode: 'usd',
  currencyPositiveFormat: 'csym_1_comma_234_comma_567_period_89',
  currencyNegativeFormat: 'opar_csym_1_comma_234_comma_567_period_89_cpar',
};

/** Cultures whose formats the vendor documents; the others have those of the platform. */
const documented: Readonly<Record<string, AmountFormats>> = {
  '': american,
  en: american,
  'en-us': american,
  fr: {
    currencyCode: 'eur',
    currencyPositiveFormat: '1_space_234_space_567_period_89_space_csym',
    currencyNegativeFormat: 'minus_1_space_234_space_567_period_89_space_csym',
  },
};

/** Finds the formats of a culture such as `de` or `en-GB`; those of the United States for an unknown one. */
export function formatsOfCulture(cultureName: string): AmountFormats {
  return readOwn(documented, cultureName.toLowerCase()) ?? derive(cultureName) ?? american;
}

function derive(cultureName: string): AmountFormats | undefined {
  try {
    const { region = 'US' } = new Intl.Locale(cultureName).maximize();
    const currencyCode = currencies[region] ?? 'eur';
    const parts = new Intl.NumberFormat(cultureName, { style: 'currency', currency: currencyCode })
      .formatToParts(1_234_567)
      .filter(({ type }) => type !== 'literal');
    const read = (wanted: Intl.NumberFormatPartTypes) => parts.find(({ type }) => type === wanted);
    const group = words[read('group')?.value ?? ','] ?? 'comma';
    const decimal = group === 'period' || read('decimal')?.value === ',' ? 'comma' : 'period';
    const digits = `1_${group}_234_${group}_567_${decimal}_89`;
    const positive = parts[0]?.type === 'currency' ? `csym_${digits}` : `${digits}_space_csym`;
    return {
      currencyCode,
      currencyPositiveFormat: positive,
      currencyNegativeFormat: `minus_${positive}`,
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}

/** The words for the characters that group digits. */
const words: Readonly<Record<string, string>> = {
  ',': 'comma',
  '.': 'period',
  ' ': 'space',
  '\u00A0': 'space',
  '\u202F': 'space',
  "'": 'tick',
  '’': 'tick',
};
