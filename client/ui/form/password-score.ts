import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { isLeakedPassword } from '../../../src/domain/leaked-password.js';
import { commonPasswordWords } from '../../../src/domain/common-password-words.js';

const estimator = new ZxcvbnFactory({ dictionary: { leaked: [...commonPasswordWords] } });
/** Maximum number of evaluated characters: the cost grows with each, and the first ones are sufficient. */
const looked = 64;

export type Score = 0 | 1 | 2 | 3 | 4;

/** Strength of a password; 0 also for leaked passwords, which the server refuses. */
export const scoreOf = (password: string): Score => (isLeakedPassword(password) ? 0 : estimator.check(password.slice(0, looked)).score);
