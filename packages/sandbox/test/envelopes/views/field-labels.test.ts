import { describe, expect, it } from 'vitest';
import { findLanguage } from '../../../src/pages/languages/language.ts';
import { chooseFieldLabel } from '../../../src/envelopes/views/signing/field-label.ts';
import { describeCheck, describeFault } from '../../../src/envelopes/views/signing/plain-words.ts';

const { t } = findLanguage('en');

describe('the label of a field', () => {
  it.each([
    ['Boat', 'Boat'],
    ['berth', 'berth'],
    ['full_name', 'Full name'],
    ['fullName', 'Full name'],
    ['taxID', 'Tax ID'],
    ['address2', 'Address 2'],
    ['Name of the boat', 'Name of the boat'],
    ['sign1', 'Text, page 2'],
    ['Text3', 'Text, page 2'],
    ['#SignHere', 'Text, page 2'],
    ['/l1q/', 'Text, page 2'],
    ['1', 'Text, page 2'],
    ['Text 0ab6a4d2-6f1e-4c1b-a1d5-cd4f21a5f0aa', 'Text, page 2'],
    [undefined, 'Text, page 2'],
  ])('is in words: %s is %s', (tabLabel, label) => {
    const tab = { pageNumber: '2', ...(tabLabel !== undefined && { tabLabel }) };
    const listed = { list: 'textTabs', tab, prefill: false } as const;
    expect(chooseFieldLabel(listed, 'text', t)).toBe(label);
    const tooltip = 'Where the boat lies';
    expect(chooseFieldLabel({ ...listed, tab: { ...tab, tooltip } }, 'text', t)).toBe(tooltip);
  });

  it('of a signature names the page', () => {
    const tab = { tabLabel: 'sign1', pageNumber: '1' };
    const listed = { list: 'signHereTabs', tab, prefill: false } as const;
    expect(chooseFieldLabel(listed, 'sign', t)).toBe('Signature, page 1');
  });
});

describe('the rule of a field', () => {
  it.each([
    ['emailTabs', {}, 'x', 'Enter an e-mail address.'],
    ['zipTabs', {}, 'x', 'Enter a ZIP code, such as 98101.'],
    ['numericalTabs', { minNumericalValue: '2' }, '1', 'Enter a number of at least 2.'],
    ['textTabs', { maxLength: '2' }, 'abc', 'At most 2 characters.'],
    ['textTabs', { validationPattern: '^A' }, 'b', 'This does not have the expected form.'],
    [
      'textTabs',
      { validationPattern: '^A', validationMessage: 'Begin with A.' },
      'b',
      'Begin with A.',
    ],
    ['emailTabs', { validationMessage: 'Your work address.' }, 'x', 'Your work address.'],
  ] as const)('is told in plain words: %s %j', (list, tab, value, sentence) => {
    expect(describeFault({ list, tab, prefill: false }, value, t)).toBe(sentence);
  });

  it('is not there for a text that may be anything', () => {
    expect(describeCheck({ list: 'textTabs', tab: {}, prefill: false }, t)).toBeUndefined();
  });
});
