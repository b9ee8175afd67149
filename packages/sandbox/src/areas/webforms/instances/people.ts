import { readOwn } from '@countersign/mock/core/outside';
import type {
  CreateInstanceRequestBody,
  RecipientInfo,
  WebFormContent,
  WebFormValues,
} from '@countersign/types/webforms';
import { findAction } from '../forms/fields-of.ts';
import { refusal } from '../refusal.ts';
import type { RolePerson } from './make-envelope.ts';
import { textOf } from './text-of.ts';

/** The people of a form: from its fields, or from the template. A role without a name is left out. */
export function readPeople(content: WebFormContent, values: WebFormValues): RolePerson[] {
  return listInfos(content).flatMap((info): RolePerson[] => {
    const { name, email } = readPerson(content, info, values);
    const person = {
      roleName: info.roleName ?? '',
      name: name || (info.nameFromTemplate ?? ''),
      email: email || (info.emailFromTemplate ?? ''),
    };
    return person.name === '' || person.email === '' ? [] : [person];
  });
}

/**
 * The people to whom a form is sent: from the recipients of the request, its values or the template.
 * @throws Refusal RECIPIENT_MISSING, RECIPIENT_CONFLICT
 * @evidence public
 */
export function readRecipients(
  content: WebFormContent,
  { recipients = [], formValues = {} }: CreateInstanceRequestBody,
): RolePerson[] {
  const primary = findAction(content)?.primaryRecipientId;
  const people: RolePerson[] = [];
  for (const info of listInfos(content)) {
    const { roleName = '' } = info;
    const given = recipients.find((one) => one.roleName === roleName);
    const filled = readPerson(content, info, formValues);
    const differs = (['name', 'email'] as const).find(
      (part) => given !== undefined && filled[part] !== '' && filled[part] !== given[part],
    );
    if (differs !== undefined)
      throw refusal(
        'RECIPIENT_CONFLICT',
        `The ${differs} of the role ${roleName} is different in recipients and in formValues. Give it in one place.`,
      );
    const name = given?.name ?? (filled.name || (info.nameFromTemplate ?? ''));
    const email = given?.email ?? (filled.email || (info.emailFromTemplate ?? ''));
    if (name !== '' && email !== '') people.push({ roleName, name, email });
    else if (info.recipientId === primary)
      throw refusal(
        'RECIPIENT_MISSING',
        `The role ${roleName} fills in the form and has no person. Add its name and e-mail address to recipients.`,
      );
  }
  return people;
}

/** The values of the fields for the names and addresses of people, which the form shows. */
export function valuesOfPeople(
  content: WebFormContent,
  people: readonly RolePerson[],
): WebFormValues {
  const values: WebFormValues = {};
  for (const { roleName, nameComponentKey, emailComponentKey } of listInfos(content)) {
    const person = people.find((one) => one.roleName === roleName);
    for (const [key, text] of [
      [nameComponentKey, person?.name],
      [emailComponentKey, person?.email],
    ] as const) {
      const name = content.components?.[key ?? '']?.componentName;
      if (name !== undefined && text !== undefined) values[name] = text;
    }
  }
  return values;
}

function listInfos(content: WebFormContent): RecipientInfo[] {
  return Object.values(findAction(content)?.recipientInfoMap ?? {}).filter(
    (one) => one !== undefined,
  );
}

function readPerson(
  { components = {} }: WebFormContent,
  { nameComponentKey = '', emailComponentKey = '' }: RecipientInfo,
  values: WebFormValues,
): { name: string; email: string } {
  const valueOf = (key: string) => textOf(readOwn(values, components[key]?.componentName ?? ''));
  return { name: valueOf(nameComponentKey), email: valueOf(emailComponentKey) };
}
