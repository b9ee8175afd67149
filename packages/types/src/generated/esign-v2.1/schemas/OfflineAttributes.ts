// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** What a device recorded when somebody signed on it without a connection. */
export interface OfflineAttributes {
    /** The consumer disclosure that the signer accepted on the device. */
    accountEsignId?: string | undefined;
    /** What the maker calls this kind of device. */
    deviceModel?: string | undefined;
    /** The name that its owner gave to the device. */
    deviceName?: string | undefined;
    /** The latitude of the place, in decimal degrees. */
    gpsLatitude?: string | undefined;
    /** The longitude of the place, in decimal degrees. */
    gpsLongitude?: string | undefined;
    /** A hash over what was signed, with which the service checks it afterwards. */
    offlineSigningHash?: string | undefined;
}
