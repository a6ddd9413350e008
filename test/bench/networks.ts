/** IP address of one of 65,536 shoppers, because rate limits count by network. RFC 2544 reserves these addresses for benchmarks. */
export const networkOf = (shopper: number): string => `198.18.${(shopper >> 8) & 255}.${shopper & 255}`;
