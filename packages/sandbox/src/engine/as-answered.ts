import { writeAnswerMembers } from '@countersign/mock/core/answers';
import { loadSchemas } from '@countersign/mock/core/contract';

/** The shared part of the addresses of schemas. */
const schemas = '#/components/schemas/';

/** Completes an object with the defaults of its schema, as in responses of eSignature v2.1. */
export async function asAnswered<Value extends object>(
  name: string,
  value: Value,
  situation: readonly string[] = [],
): Promise<Value & object> {
  const source = await loadSchemas({ area: 'esign-v2.1' });
  const $ref = `${schemas}${name}`;
  const answered = await writeAnswerMembers(value, { $ref }, source, situation);
  if (typeof answered !== 'object' || answered === null) return value;
  const whole = { ...value, ...answered };
  // Members that responses leave out, such as the details of a success, are deleted.
  for (const member of Object.keys(value))
    if (!Object.hasOwn(answered, member)) Reflect.deleteProperty(whole, member);
  return whole;
}
