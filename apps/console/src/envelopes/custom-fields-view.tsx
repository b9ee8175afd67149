import type { CustomFields } from '@countersign/types/esign-v2.1';
import { EmptyState } from '../parts/empty-state.tsx';

/** The custom fields of an envelope or template. */
export function CustomFieldsView({
  customFields = {},
}: {
  customFields: CustomFields | undefined;
}) {
  const { textCustomFields = [], listCustomFields = [] } = customFields;
  const fields = [
    ...textCustomFields.map((field) => ({ ...field, kind: 'text' })),
    ...listCustomFields.map((field) => ({ ...field, kind: 'list' })),
  ];
  if (fields.length === 0)
    return (
      <EmptyState title="There are no custom fields">
        <p>
          They come with <code>customFields</code> in the body that creates an envelope, or from the
          settings of the account.
        </p>
      </EmptyState>
    );
  return (
    <div class="table-box" tabIndex={0} role="region" aria-label="Custom fields">
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Value</th>
            <th scope="col">Kind</th>
            <th scope="col">Required</th>
            <th scope="col">Shown</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ fieldId, name, value, kind, required, show }) => (
            <tr key={`${kind}-${fieldId ?? name ?? ''}`}>
              <td>{name}</td>
              <td>{value}</td>
              <td>{kind}</td>
              <td>{required === 'true' ? 'yes' : 'no'}</td>
              <td>{show === 'true' ? 'yes' : 'no'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
