// Keeps the session of the sender's application alive.

/** Calls the address that the application has set, again and again. */
export function startPings({ ping, pingSeconds }) {
  if (ping === undefined) return;
  setInterval(
    () => fetch(ping, { mode: 'no-cors', credentials: 'include' }).catch(() => {}),
    Number(pingSeconds) * 1000,
  );
}
