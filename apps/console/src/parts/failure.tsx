/** The reason why an action failed, with a button to try again. */
export function Failure({ message, retry }: { message: string; retry?: () => void }) {
  return (
    <div class="failure" role="alert">
      <p>{message}</p>
      {retry !== undefined && (
        <button type="button" class="button" onClick={retry}>
          Try again
        </button>
      )}
    </div>
  );
}
