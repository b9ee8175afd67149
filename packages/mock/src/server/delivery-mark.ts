/**
 * The header that the sandbox sends with every event it delivers. A Countersign server refuses
 * requests that have it, at every address: whoever may send an envelope chooses the address that
 * events go to, and must not make a server call itself, or another one on this machine, by it.
 */
export const deliveryMark = 'x-countersign-delivery';
