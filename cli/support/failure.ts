/** Something asked for cannot be done; the message is meant for ops. Ends the program with 1. */
export class Failure extends Error {}
