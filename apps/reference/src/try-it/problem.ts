import { isJson } from '../contract/media-types.ts';
import { readMediaType, type Answer } from './answer.ts';

/** The code and message of an error, from any of the shapes of the areas. */
export interface Problem {
  code: string;
  message: string;
}

/** Reads the problem in a response, if it is an error in JSON. */
export async function readProblem({ response, body }: Answer): Promise<Problem | undefined> {
  if (response.ok || !isJson(readMediaType(response))) return undefined;
  try {
    const value: unknown = JSON.parse(await body.text());
    const field = (name: string): string => {
      const found: unknown = Object.getOwnPropertyDescriptor(Object(value), name)?.value;
      return typeof found === 'string' ? found : '';
    };
    return {
      code: field('errorCode') || field('error_code') || field('code') || field('error'),
      message:
        field('message') ||
        field('error_description') ||
        field('errorMessage') ||
        field('detail') ||
        field('error'),
    };
  } catch {
    return undefined;
  }
}
