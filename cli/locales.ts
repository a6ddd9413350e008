import { Command, Option } from 'commander';
import { type Locale, locales as known } from '../src/contract/locales.js';
import { termFindings } from './checks/term-findings.js';
import { textFindings } from './checks/text-findings.js';
import { untranslatedFindings } from './checks/untranslated-findings.js';
import { unusedFindings } from './checks/unused-findings.js';
import { type Finding, reportFindings } from './support/findings.js';
import { asJson, type Printed } from './support/print.js';
import { readSources } from './support/read-sources.js';
import { readTexts } from './support/read-texts.js';

/** Checks the texts. Unused texts are found only where the sources are present. */
export const findingsOfTexts = async (): Promise<Finding[]> => {
  const [texts, sources] = await Promise.all([readTexts(), readSources()]);
  return [...textFindings(texts), ...termFindings(texts), ...untranslatedFindings(texts), ...(sources.length ? unusedFindings(texts, sources) : [])];
};

const check = new Command('check')
  .description(
    'Finds texts that are missing, superfluous, empty, equal to their base language, untranslated or unused, that have different placeholders, or that use another term than the glossary',
  )
  .addOption(new Option('--locale <locale>', 'only this locale').choices(known))
  .addOption(asJson())
  .addHelpText('after', '\nExample: npm run cli -- locales check --locale de-DE')
  .action(async ({ locale, json }: Printed & { locale?: Locale }) => {
    const findings = await findingsOfTexts();
    reportFindings(
      findings.filter(({ place }) => !locale || place.startsWith(`${locale} `)),
      { json },
    );
  });

export const locales = new Command('locales').addCommand(check);
