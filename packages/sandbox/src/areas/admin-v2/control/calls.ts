import type { CallParts, Schemas } from '../../../frame/control/call-parts.ts';

/** Creates the calls for what people do in the web pages of organizations. */
export function createAdminCalls({ api, unwrap }: CallParts) {
  return {
    /** Creates an organization with accounts, administrators, domains and identity providers. */
    createOrganization: async (body: Schemas['NewOrganization'] = {}) =>
      unwrap(await api.POST('/organizations', { body })),
    /** Sets the status of a reserved domain, as its proof of ownership does. */
    setDomainStatus: async (
      organizationId: string,
      domainId: string,
      status: Schemas['DomainStatusChange']['status'],
    ) =>
      unwrap(
        await api.PUT('/organizations/{organizationId}/domains/{domainId}/status', {
          params: { path: { organizationId, domainId } },
          body: { status },
        }),
      ),
  };
}
