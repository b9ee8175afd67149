import { envelope, place, signer } from '../ask.ts';
import { readField } from '../documented/read-field.ts';
import type { Row, World } from '../documented/world.ts';

/** The first numerical tab of an envelope, as a program reads it. */
async function numerical(world: World, tab: object): Promise<unknown> {
  const numericalTabs = [{ ...place('40', '300'), tabLabel: 'Salary', ...tab }];
  const id = await world.sent({}, [signer({ tabs: { signHereTabs: [place()], numericalTabs } })]);
  const { body } = await world.ask(`GET envelopes/${id}/recipients?include_tabs=true`);
  return readField(body, 'signers.0.tabs.numericalTabs.0');
}

const dollars = {
  cultureName: 'en-US',
  currencyCode: 'usd',
  currencyPositiveFormat: 'csym_1_comma_234_comma_567_period_89',
  currencyNegativeFormat: 'opar_csym_1_comma_234_comma_567_period_89_cpar',
};

const formulaOf = (policies: readonly object[]) =>
  signer({
    tabs: {
      signHereTabs: [place()],
      numericalTabs: policies.map((policy, index) => ({
        ...place('40', `${300 + 20 * index}`),
        tabLabel: `n${index}`,
        numericalValue: '2000',
        ...policy,
      })),
      formulaTabs: [{ ...place('40', '400'), tabLabel: 'sum', formula: '[n0] + [n1]' }],
    },
  });

/** Numbers and amounts as the vendor's page about number fields describes them. */
export const numbers: readonly Row[] = [
  {
    rule: 'an amount is read with its separators, and with its currency',
    try: (world) =>
      numerical(world, {
        validationType: 'Currency',
        numericalValue: '-50000',
        value: 'is overwritten',
        localePolicy: { ...dollars, useLongCurrencyFormat: 'true' },
      }),
    is: { numericalValue: '-50,000.00', value: '($50,000.00) USD' },
  },
  {
    rule: 'a number is read without a currency, whatever its policy',
    try: (world) =>
      numerical(world, {
        validationType: 'number',
        numericalValue: '50000',
        localePolicy: dollars,
      }),
    is: { numericalValue: '50,000.00', value: '50,000.00' },
  },
  {
    rule: 'an amount has the formats of its culture',
    try: (world) =>
      numerical(world, {
        validationType: 'currency',
        numericalValue: '-50000',
        localePolicy: { cultureName: 'fr', useLongCurrencyFormat: 'false' },
      }),
    is: { value: '-50 000.00 €', localePolicy: { cultureName: 'fr', currencyCode: 'eur' } },
  },
  {
    rule: 'a numerical tab that was read is written back, and changes by its number or its text',
    try: async (world) => {
      const localePolicy = { ...dollars, currencyNegativeFormat: undefined };
      const numericalTabs = [
        {
          ...place('40', '300'),
          validationType: 'currency',
          numericalValue: '-1234.5',
          localePolicy,
        },
      ];
      const id = await world.draft({}, [signer({ tabs: { numericalTabs } })]);
      const tabs = `envelopes/${id}/recipients/1/tabs`;
      const read = (await world.ask(`GET ${tabs}`)).body;
      const values = [];
      const tabId = readField(read, 'numericalTabs.0.tabId');
      for (const body of [
        read,
        { numericalTabs: [{ tabId, numericalValue: '7' }] },
        { numericalTabs: [{ tabId, value: '$8.00' }] },
      ]) {
        const changed = await world.ask(`PUT ${tabs}`, body);
        values.push(readField(changed.body, 'numericalTabs.0.value'));
      }
      return values;
    },
    is: ['($1,234.50)', '$7.00', '$8.00'],
  },
  {
    rule: 'formats whose separators contradict each other are refused',
    try: (world) =>
      world.ask(
        'POST envelopes',
        envelope({}, [
          signer({
            tabs: {
              numericalTabs: [
                {
                  ...place(),
                  localePolicy: {
                    ...dollars,
                    currencyPositiveFormat: 'csym_1_period_234_period_567_comma_89',
                  },
                },
              ],
            },
          }),
        ]),
      ),
    is: 'INVALID_REQUEST_PARAMETER',
  },
  {
    rule: 'numbers of different formats are not calculated with',
    try: (world) =>
      world.ask(
        'POST envelopes',
        envelope({}, [
          formulaOf([
            { localePolicy: dollars },
            { localePolicy: { ...dollars, currencyCode: 'cad' } },
          ]),
        ]),
      ),
    is: 'INVALID_REQUEST_PARAMETER',
  },
  {
    rule: 'a formula follows the formats of amounts, whatever those of plain numbers',
    try: async (world) => {
      const id = await world.sent({}, [
        formulaOf([
          { validationType: 'number', localePolicy: { ...dollars, currencyCode: 'cad' } },
          { validationType: 'currency', localePolicy: dollars },
        ]),
      ]);
      await world.sign(id);
      const { body } = await world.ask(`GET envelopes/${id}/recipients/1/tabs`);
      return readField(body, 'formulaTabs.0');
    },
    is: { value: '4000', localePolicy: { currencyCode: 'usd' } },
  },
];
