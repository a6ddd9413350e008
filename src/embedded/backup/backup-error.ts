/** A backup cannot be made, or not be used; the message is meant for ops. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
