import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { isLeakedPassword } from '../../../src/domain/leaked-password.js';
import { leakedWords } from '../../../src/domain/leaked-words.js';

const estimator = new ZxcvbnFactory({ dictionary: { leaked: [...leakedWords] } });
/** Characters looked at: what makes a password strong stands in its beginning, and looking costs more with each. */
const looked = 64;

export type Score = 0 | 1 | 2 | 3 | 4;

/** How hard a password is to guess; one that the server refuses as leaked is the weakest. */
export const scoreOf = (password: string): Score => (isLeakedPassword(password) ? 0 : estimator.check(password.slice(0, looked)).score);
