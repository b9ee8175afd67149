// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The data that a device recorded when a recipient signed offline. */
export interface OfflineAttributes {
    /** The ID of the consumer disclosure that the signer accepted on the device. */
    accountEsignId?: string | undefined;
    /** The model name of the device. */
    deviceModel?: string | undefined;
    /** The name that the owner gave to the device. */
    deviceName?: string | undefined;
    /** The latitude at which the recipient signed, in decimal degrees. */
    gpsLatitude?: string | undefined;
    /** The longitude at which the recipient signed, in decimal degrees. */
    gpsLongitude?: string | undefined;
    /** A hash of the signed data, which the service uses to verify the data later. */
    offlineSigningHash?: string | undefined;
}
