import { EmptyState } from '../parts/empty-state.tsx';
import type { OpenTemplate } from './item.ts';
import { listTabs } from './placed-tabs.ts';
import { listRecipients, nameRecipient } from './recipients.ts';

/** The roles of a template in routing order, with the tabs that each fills in. */
export function RolesView({ template: { body } }: { template: OpenTemplate }) {
  const roles = listRecipients(body.recipients);
  if (roles.length === 0)
    return (
      <EmptyState title="The template has no roles">
        <p>Add them in the edit view, or with the operation TemplateRecipients_create.</p>
      </EmptyState>
    );
  return (
    <div class="table-box" tabIndex={0} role="region" aria-label="Roles">
      <table class="rows">
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Role</th>
            <th scope="col">Type</th>
            <th scope="col">Person</th>
            <th scope="col">Tabs</th>
          </tr>
        </thead>
        <tbody>
          {roles.map((role) => {
            const { recipientId, routingOrder, colour, type, name, email, tabs } = role;
            const own = listTabs(tabs);
            return (
              <tr key={recipientId}>
                <td data-label="Order">{routingOrder}</td>
                <td>
                  <span class={`mark colour-${colour}`} aria-hidden="true" />{' '}
                  {role.role === '' ? nameRecipient(role) : role.role}
                </td>
                <td>{type}</td>
                <td>
                  {name === '' && email === '' ? 'Named in the envelope' : `${name} ${email}`}
                </td>
                <td>
                  {own.length === 0
                    ? 'None'
                    : own
                        .map(({ type: kind, label }) =>
                          label === '' ? kind : `${label} (${kind})`,
                        )
                        .join(', ')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
