/** A backup cannot be written or restored. The command line prints the message to operators. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
