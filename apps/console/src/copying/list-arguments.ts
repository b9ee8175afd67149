import type { Value, VendorCall } from './plan-call.ts';

/** The texts that a language has for the parts of a call. */
interface Parts {
  write: (value: Value) => string;
  body: string;
  /** The name of the variable with the options. */
  options: string;
}

/** Lists the arguments of a method of the clients that take a body among them, and options last. */
export function listArguments(
  { given, options, bodyName }: VendorCall,
  parts: Parts,
): readonly string[] {
  return [
    ...given.map((value) => (value === 'body' ? parts.body : parts.write(value))),
    ...(bodyName === undefined ? [] : [parts.body]),
    ...(options.length > 0 ? [parts.options] : []),
  ];
}
