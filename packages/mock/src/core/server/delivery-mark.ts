/**
 * The header that the sandbox sends with every event it delivers. A Countersign server refuses
 * requests that have it, at every address: a client that may send an envelope chooses the address
 * of its events, and must not use it to make a server call itself, or another one on this machine.
 */
export const deliveryMark = 'x-countersign-delivery';
