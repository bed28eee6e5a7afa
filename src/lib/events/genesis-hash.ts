/** `prev` of the first event. */
export const genesisHash = '0'.repeat(64);
