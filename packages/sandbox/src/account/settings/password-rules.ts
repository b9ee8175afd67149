import type { AccountPasswordRules } from '@countersign/types/esign-v2.1';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { accountPart } from './account-part.ts';

/**
 * Rules for passwords: their strength, length and characters, and the questions and limits for
 * log-ins.
 */
export const passwordRules = accountPart<AccountPasswordRules>('account-password-rules', {
  passwordStrengthType: 'basic',
  minimumPasswordLength: '6',
  passwordIncludeDigit: 'false',
  passwordIncludeLowerCase: 'false',
  passwordIncludeUpperCase: 'false',
  passwordIncludeSpecialCharacter: 'false',
  passwordIncludeDigitOrSpecialCharacter: 'false',
  expirePassword: 'false',
  expirePasswordDays: '180',
  minimumPasswordAgeDays: '0',
  lockoutDurationType: 'minutes',
  lockoutDurationMinutes: '30',
  questionsRequired: '0',
});

const bounds = {
  minimumPasswordLength: [6, 15],
  expirePasswordDays: [1, 365],
  minimumPasswordAgeDays: [0, 365],
  lockoutDurationMinutes: [1, 1440],
  questionsRequired: [0, 4],
} as const satisfies Partial<Record<keyof AccountPasswordRules, readonly [number, number]>>;

/** @throws ServiceRefusal INVALID_REQUEST_PARAMETER where a number is out of its bounds */
export function checkPasswordRules(rules: AccountPasswordRules): void {
  for (const [name, [least, most]] of Object.entries(bounds)) {
    const value: unknown = Reflect.get(rules, name);
    if (value === undefined || (Number(value) >= least && Number(value) <= most)) continue;
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `${name} must be from ${least} to ${most}, but is ${String(value)}.`,
    );
  }
}

const [shortest, longest] = bounds.minimumPasswordLength;

/** The rules with the bounds in which each may be set. */
export function withBounds(rules: AccountPasswordRules): AccountPasswordRules {
  const [minimumDays, maximumDays] = asText(bounds.expirePasswordDays);
  const [minimumAge, maximumAge] = asText(bounds.minimumPasswordAgeDays);
  const [minimumMinutes, maximumMinutes] = asText(bounds.lockoutDurationMinutes);
  const [minimumQuestions, maximumQuestions] = asText(bounds.questionsRequired);
  return {
    ...rules,
    passwordStrengthTypeMetadata: {
      options: [
        strength('basic', '6', {}),
        strength('medium', '7', {
          passwordIncludeDigitOrSpecialCharacter: 'true',
          passwordIncludeLowerCase: 'true',
          passwordIncludeUpperCase: 'true',
        }),
        strength('strong', '9', {
          passwordIncludeDigit: 'true',
          passwordIncludeLowerCase: 'true',
          passwordIncludeSpecialCharacter: 'true',
          passwordIncludeUpperCase: 'true',
        }),
      ],
    },
    minimumPasswordLengthMetadata: {
      minimumLength: String(shortest),
      maximumLength: String(longest),
    },
    expirePasswordDaysMetadata: { minimumDays, maximumDays },
    minimumPasswordAgeDaysMetadata: { minimumAge, maximumAge },
    lockoutDurationTypeMetadata: { options: ['minutes', 'hours', 'days'] },
    lockoutDurationMinutesMetadata: { minimumMinutes, maximumMinutes },
    questionsRequiredMetadata: { minimumQuestions, maximumQuestions },
  };
}

function asText([least, most]: readonly [number, number]): [string, string] {
  return [String(least), String(most)];
}

type Strength = NonNullable<
  NonNullable<AccountPasswordRules['passwordStrengthTypeMetadata']>['options']
>[number];

function strength(name: string, minimumLength: string, requested: Strength): Strength {
  return {
    name,
    minimumLength,
    passwordIncludeDigit: 'false',
    passwordIncludeDigitOrSpecialCharacter: 'false',
    passwordIncludeLowerCase: 'false',
    passwordIncludeSpecialCharacter: 'false',
    passwordIncludeUpperCase: 'false',
    ...requested,
  };
}
