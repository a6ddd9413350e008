import type { I18nService } from 'nestjs-i18n';
import { type Problem, type ProblemDetails } from '../contract/errors.js';
import type { Locale } from '../contract/locales.js';

/**
 * Returns a problem as RFC 9457 problem details in the caller's locale. Texts: `apiErrors.<CODE>.title` and `.detail`, preceded by
 * `.changed.<part>` for each changed part, or `.scope` instead of `.detail` for a missing scope; each broken rule has its own key.
 */
export const toProblemDetails = (problem: Problem, locale: Locale, i18n: Pick<I18nService, 'translate'>): ProblemDetails => {
  const say = (key: string, args: Record<string, unknown> = {}) => String(i18n.translate(key, { lang: locale, args }));
  const { errors = [], instance, current, changed, scope } = problem.extra;
  const changes = (changed ?? []).map((part) => say(`apiErrors.${problem.code}.changed.${part}`));
  const detail = scope === undefined ? say(`apiErrors.${problem.code}.detail`) : say(`apiErrors.${problem.code}.scope`, { scope });
  return {
    type: `urn:problem:${problem.code.toLowerCase().replaceAll('_', '-')}`,
    title: say(`apiErrors.${problem.code}.title`),
    status: problem.status,
    detail: [...changes, detail].join(' '),
    code: problem.code,
    errors: errors.map(({ field, code, params }) => ({ field, code, message: say(code, params), ...(Object.keys(params).length > 0 && { params }) })),
    ...(instance !== undefined && { instance }),
    ...(current !== undefined && { current }),
    ...(changed && { changed }),
    ...(scope !== undefined && { scope }),
  };
};
