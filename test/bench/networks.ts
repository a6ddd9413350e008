/** Where one of 65,536 shoppers calls from: a shop takes only so much of one network (RFC 2544 keeps these for measuring). */
export const networkOf = (shopper: number): string => `198.18.${(shopper >> 8) & 255}.${shopper & 255}`;
