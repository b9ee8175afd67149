import type { Problems } from './problems.ts';
import type { Refusal } from './refusal.ts';

/**
 * Says the message of an error as the service does: what it says for the code, then what is wrong
 * with the request at hand.
 */
export function sayAsService(
  { messages = {} }: Pick<Problems, 'messages'>,
  code: string,
  { message, answer = message }: Pick<Refusal, 'message' | 'answer'>,
): string {
  const usual = Object.hasOwn(messages, code) ? messages[code] : undefined;
  if (usual === undefined) return message;
  if (answer.startsWith(usual)) return answer;
  return `${usual} ${answer}`.trimEnd();
}
