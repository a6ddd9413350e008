import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { type Answer, siteFindings } from '../../cli/checks/site-findings.js';
import { loadBrand } from '../../src/config/brand.js';
import { brandCodes } from '../../src/contract/brands.js';
import { locales } from '../../src/contract/locales.js';
import { routeKeys } from '../../src/contract/routes.js';
import { startSite, type TestSite } from './site.js';

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: {
      // React writes attributes and void elements in its own way, which HTML allows.
      'void-style': 'off',
      'no-trailing-whitespace': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // Scripts carry a nonce; the policy names no other.
      'require-sri': 'off',
      'long-title': 'off',
      // Commands of buttons (HTML, invoker commands) are younger than the validator.
      'element-permitted-content': 'error',
    },
  }),
);
const faultsIn = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`));
};

describe.each(brandCodes)('the site of %s', (code) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite(code);
  }, 120_000);
  afterAll(() => site.stop());

  it('answers every route in every locale as its table says, in valid HTML', async () => {
    const faults: string[] = [];
    let asked = 0;
    const onPage = async (locale: string, _key: string, path: string, { status, text }: Answer) => {
      asked += 1;
      if (status === 200 || status === 404) faults.push(...(await faultsIn(text)).map((fault) => `${locale} ${path} ${fault}`));
    };
    const findings = await siteFindings({ brand: await loadBrand(code), ask: site.ask, onPage });
    expect({ findings, faults: [...new Set(faults)] }).toEqual({ findings: [], faults: [] });
    expect(asked).toBe(locales.length * routeKeys.length);
  }, 180_000);
});
