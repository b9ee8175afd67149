/** Gives the sandbox the data that the example of an operation needs. */
export async function applySeed(host, seed) {
  const response = await fetch(`https://${host}/_countersign/control/v1/seed`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(seed),
  });
  if (!response.ok) throw new Error(`The seed was rejected: ${await response.text()}`);
}
