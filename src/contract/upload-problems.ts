import type { ProblemCode } from './errors.js';

/** Problems that any kind of upload can return. */
export const uploadProblems = [
  'PAYLOAD_TOO_LARGE',
  'GUEST_FILES_FULL',
  'FILES_FULL',
  'UNSUPPORTED_MEDIA_TYPE',
  'HEIC_UNSUPPORTED',
  'IMAGE_UNREADABLE',
  'FILE_INFECTED',
  'FILE_UNCHECKED',
] as const satisfies readonly ProblemCode[];
