import type { ComponentChildren } from 'preact';
import { about } from '../api/about.ts';
import { inTenant } from '../api/tenant.ts';
import { Moment } from '../parts/moment.tsx';
import { OperationLink } from '../parts/operation-link.tsx';
import type { RequestDetails } from './api.ts';
import { nameCaller, type People } from './people.ts';
import { formatDuration } from './request-row.tsx';

/** Facts about a request in addition to its content. */
export function RequestFacts({ details, people }: { details: RequestDetails; people: People }) {
  const { time, tenantTime, milliseconds, area, operation, tenant, source, fault, user, token } =
    details;
  const [, envelopeId] = /\/envelopes\/([\da-f-]{36})/i.exec(details.url) ?? [];
  return (
    <dl class="facts card">
      {operation !== undefined && area !== undefined && (
        <Fact name="Operation">
          <OperationLink area={area} operation={operation} /> <span class="quiet">{area}</span>
        </Fact>
      )}
      {(user !== undefined || token !== undefined) && (
        <Fact name="Caller">
          {user === undefined ? (
            nameCaller(details, people)
          ) : (
            <a href={inTenant(`/console/records/users/${user}`)}>{nameCaller(details, people)}</a>
          )}
          {user !== undefined && token !== undefined && <span class="quiet">Token {token}</span>}
        </Fact>
      )}
      <Fact name="Time">
        <Moment at={tenantTime ?? time} exact />{' '}
        {tenantTime !== undefined && (
          <span class="quiet">
            by the tenant's clock, <Moment at={time} exact /> by the machine's
          </span>
        )}{' '}
        <span class="quiet">took {formatDuration(milliseconds)}</span>
      </Fact>
      {tenant !== '' && <Fact name="Tenant">{tenant}</Fact>}
      {source !== undefined && (
        <Fact name="Responded by">
          {source === 'state'
            ? 'State: the response depends on the data of the tenant'
            : 'Mock: an example, a fault, or a request that the specs do not allow'}
        </Fact>
      )}
      {fault !== undefined && <Fact name="Fault">{fault}</Fact>}
      {envelopeId !== undefined && about.value?.server === 'sandbox' && (
        <Fact name="Envelope">
          <a href={inTenant(`/console/envelopes/${envelopeId}`)}>{envelopeId}</a>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
