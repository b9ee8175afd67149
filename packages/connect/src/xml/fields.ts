import type { Codec, TextCodec } from './codec.js';
import type { Field } from './field.js';
import { missing, refuseText, repeated } from './problems.js';
import { attributePrefix } from './node.js';
import type { Reading } from './reading.js';
import { readText } from './text.js';

const absent = 'the field is missing, but is required in XML';

/** An element that must be there. */
export function required<T>(name: string, codec: Codec<T>): Field<T> {
  return {
    key: name,
    zone: false,
    read: (node, at) => (node === undefined ? missing(name, at) : readOne(name, node, codec, at)),
    write(value, at, out) {
      if (value === undefined) at.fail('value-missing', absent, 'Add it.');
      out[name] = codec.write(value, at);
    },
  };
}

/** An element that XML must have and the model may lack, since JSON may not say it. */
export function demanded<T>(name: string, codec: Codec<T>): Field<T | undefined> {
  return required<T | undefined>(name, {
    read: (node, at) => (isWithoutValue(node, codec) ? undefined : codec.read(node, at)),
    write: (value, at) =>
      value === undefined ? at.fail('value-missing', absent, 'Add it.') : codec.write(value, at),
  });
}

/** An element that may be there. */
export function optional<T>(name: string, codec: Codec<T>): Field<T | undefined> {
  return {
    key: name,
    zone: false,
    read: (node, at) =>
      node === undefined || isWithoutValue(node, codec)
        ? undefined
        : readOne(name, node, codec, at),
    write(value, at, out) {
      if (value !== undefined) out[name] = codec.write(value, at);
    },
  };
}

function isWithoutValue<T>(node: unknown, { emptyIsAbsent = false }: Codec<T>): boolean {
  return emptyIsAbsent && typeof node === 'string' && node.trim() === '';
}

/** The element whose number of hours says how local times lie to UTC. */
export function zone(name: string, codec: Codec<number>): Field<number | undefined> {
  return { ...optional(name, codec), zone: true };
}

/** The codec of an element that can say that it holds nothing. */
export function nillable<T>(codec: Codec<T>): Codec<T | null> {
  return {
    read: (node, at) => (isEmptyNil(node, at) ? null : codec.read(node, at)),
    write: (value, at) =>
      value === null ? { [`${attributePrefix}xsi:nil`]: 'true' } : codec.write(value, at),
  };
}

/** An element that is nil has attributes alone. */
function isEmptyNil(node: unknown, at: Reading): boolean {
  if (!at.isNil(node)) return false;
  refuseText(readText(node, at), at);
  return true;
}

export function optionalAttribute<T>(name: string, codec: TextCodec<T>): Field<T | undefined> {
  const key = `${attributePrefix}${name}`;
  return {
    key,
    zone: false,
    read(node, at) {
      if (node === undefined) return undefined;
      at.push(`@${name}`);
      const value = codec.parse(String(node), at);
      at.pop();
      return value;
    },
    write(value, at, out) {
      if (value !== undefined) out[key] = codec.write(value, at);
    },
  };
}

function readOne<T>(name: string, node: unknown, codec: Codec<T>, at: Reading): T {
  at.push(name);
  if (Array.isArray(node)) repeated(at);
  const value = codec.read(node, at);
  at.pop();
  return value;
}
