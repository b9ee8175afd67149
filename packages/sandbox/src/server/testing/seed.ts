import { createHash } from 'node:crypto';
import type { EnvelopeDefinition, EnvelopeTemplate } from '@countersign/types/esign-v2.1';
import type { Schemas } from '../../frame/control/call-parts.ts';
import { addressOf, type EnvelopeBuilder } from './envelope.ts';

/**
 * Creates entries of a seed. Generated IDs depend on the name alone, so that they are the same each
 * time.
 */
export const seed = {
  /** An account, with the lists that belong to it. */
  account(name: string, more: Partial<Schemas['SeedAccount']> = {}): Schemas['SeedAccount'] {
    const accountId = idOf('account', name);
    return { accountId, number: numberOf(accountId), name, ...more };
  },

  /** Creates a user, by default an active sender in the first account. */
  user(userName: string, more: Partial<Schemas['SeedUser']> = {}): Schemas['SeedUser'] {
    return { userId: idOf('user', userName), userName, email: addressOf(userName), ...more };
  },

  /** An envelope that a user has sent, with the status of its definition (a draft). */
  envelope(
    made: EnvelopeBuilder | EnvelopeDefinition,
    {
      senderUserId,
      ...more
    }: Partial<Schemas['SeedEnvelope']> & Pick<Schemas['SeedEnvelope'], 'senderUserId'>,
  ): Schemas['SeedEnvelope'] {
    const { status: _status, ...definition } = definitionOf(made);
    const status = _status === 'sent' ? 'sent' : 'created';
    const envelopeId = idOf('envelope', definition.emailSubject ?? '');
    return { envelopeId, senderUserId, status, definition, ...more };
  },

  /** A template of a user. */
  template(
    name: string,
    made: EnvelopeBuilder | EnvelopeTemplate,
    more: Partial<Schemas['SeedTemplate']> & Pick<Schemas['SeedTemplate'], 'ownerUserId'>,
  ): Schemas['SeedTemplate'] {
    const { status: _status, ...definition } = definitionOf(made);
    return { templateId: idOf('template', name), definition: { ...definition, name }, ...more };
  },
};

function definitionOf<Definition extends object>(
  made: EnvelopeBuilder | Definition,
): EnvelopeDefinition | Definition {
  return isBuilder(made) ? made.build() : made;
}

function isBuilder(made: object): made is EnvelopeBuilder {
  return 'build' in made && typeof made.build === 'function';
}

/** A UUID (version 8) of a kind and a name. */
function idOf(kind: string, name: string): string {
  const hex = createHash('sha256').update(`${kind}\0${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Eight digits. */
function numberOf(id: string): string {
  return String(10_000_000 + (Number.parseInt(id.slice(0, 8), 16) % 90_000_000));
}
