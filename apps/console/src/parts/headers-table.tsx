interface HeadersTableProps {
  caption: string;
  headers: readonly (readonly [name: string, value: string])[];
}

/** Headers of a request, a response or an e-mail. */
export function HeadersTable({ caption, headers }: HeadersTableProps) {
  return (
    <div class="table-box">
      <table>
        <caption class="out">{caption}</caption>
        <tbody>
          {headers.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td class="value">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
