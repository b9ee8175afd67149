/** Lets time pass in a tenant; what falls due meanwhile has happened when it resolves. */
export async function advance(
  fetch: (input: string, init?: RequestInit) => Promise<Response>,
  tenant: string,
  by: { days?: number; minutes?: number },
): Promise<void> {
  const response = await fetch('http://sandbox.test/_countersign/control/v1/clock/advance', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-countersign-tenant': tenant },
    body: JSON.stringify(by),
  });
  if (!response.ok) throw new Error(await response.text());
}
