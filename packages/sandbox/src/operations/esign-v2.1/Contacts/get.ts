import { findContact } from '../../../contacts/find-contact.ts';
import { presentContact } from '../../../contacts/present-contact.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { ServiceError } from '../../../engine/service-error.ts';

export const operation = defineOperation(
  'Contacts_get',
  async (state, { path, query }, context) => {
    const found = await findContact(state, context, path.contactId);
    const contact = await presentContact(state, context, found);
    if (query.cloud_provider !== undefined && query.cloud_provider !== contact.cloudProvider)
      throw new ServiceError(
        'RESOURCE_NOT_FOUND',
        `The contact ${path.contactId} is not kept with ${query.cloud_provider}; leave cloud_provider out.`,
      );
    const one = { resultSetSize: '1', totalSetSize: '1', startPosition: '0', endPosition: '0' };
    return { status: 200, body: { ...one, contacts: [contact] } };
  },
);
