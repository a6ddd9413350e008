import { Catch, Injectable } from '@nestjs/common';
import { ProblemFilter } from '../../common/problem.filter.js';
import { Problem } from '../../contract/errors.js';
import { isDatabaseOutage } from './outage.js';

/** Answers errors of the Shop API: while its database is not to be had, it is the whole shop that is briefly unavailable. */
@Catch()
@Injectable()
export class OutageFilter extends ProblemFilter {
  protected override problemOf(error: unknown): Problem {
    return isDatabaseOutage(error) ? new Problem('UNAVAILABLE') : super.problemOf(error);
  }
}
