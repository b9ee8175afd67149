import { AccountSettingsInformation } from '@countersign/zod/esign-v2.1/schemas/accountSettingsInformation';
import { createChange, type NamedSetting } from './setting-names.ts';

/** A valid value of a setting, or the reason why the value is invalid. */
export type SettingValue = { value: string } | { reason: string };

/**
 * Reads a value of a setting from a file. Programs for tables write `true` as `TRUE`, so the case of
 * words does not matter.
 */
export function readValue(setting: NamedSetting, text: string): SettingValue {
  const [issue] = findIssues(setting, text);
  if (issue === undefined) return { value: text };
  const words = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  const value = words.find((word) => word.toLowerCase() === text.toLowerCase());
  if (value !== undefined) return { value };
  const shown = JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
  const expected = words.length > 0 ? `one of ${words.join(', ')}` : describe(issue.message);
  return { reason: `${setting.name} cannot be ${shown}: it must be ${expected}.` };
}

function findIssues(setting: NamedSetting, text: string) {
  const outcome = AccountSettingsInformation.safeParse(createChange(setting, text));
  return outcome.success ? [] : outcome.error.issues;
}

/** Turns the message of a validation error into a description of the values that are allowed. */
function describe(message: string): string {
  const [, format] = /^Invalid (.+)$/.exec(message) ?? [];
  return format === undefined ? `valid (${message})` : (formats.get(format) ?? `a valid ${format}`);
}

const formats = new Map([
  ['integer-string', 'an integer'],
  ['number-string', 'a number'],
]);
