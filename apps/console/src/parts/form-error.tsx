/** The error of a form that belongs to none of its fields; nothing where there is none. */
export function FormError({ error }: { error: string | undefined }) {
  return error === undefined ? null : (
    <p class="error" role="alert">
      {error}
    </p>
  );
}
