import { readFile } from 'node:fs/promises';
import { loadBrand } from '../../src/config/brand.js';
import type { BrandCode } from '../../src/contract/brand-codes.js';
import type { ProblemCode } from '../../src/contract/errors.js';
import { statedPeriods } from '../../src/contract/stated-periods.js';
import { fillIn } from '../../src/domain/fill-in.js';
import { openApiDocument } from '../../src/openapi/document.js';

type Texts = Record<ProblemCode, { title: string; detail: string }>;

/** The OpenAPI document that the shop of a brand serves at `/api/openapi.json`. The working directory must be that of the project. */
export const documentOf = async (code: BrandCode): Promise<object> => {
  const texts = JSON.parse(await readFile('locales/en-GB/apiErrors.json', 'utf8')) as Texts;
  return openApiDocument(await loadBrand(code), (problem, part) => fillIn(texts[problem][part], statedPeriods));
};
