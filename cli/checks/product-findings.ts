import { DiagnosesService } from '../../src/embedded/configuration/diagnoses.service.js';
import type { Finding } from '../support/findings.js';
import { withShop } from '../support/with-shop.js';

/** Finds faults in the products of the shop's database: models, options, prices, slugs and pictures, in every locale. */
export const productFindings = (report: (done: number, total: number) => void = () => undefined): Promise<Finding[]> =>
  withShop(async (shop) => {
    const service = shop.get(DiagnosesService);
    const findings: Finding[] = [];
    for (let page = 1; ; page += 1) {
      const { items, total, pageSize } = await service.list({ page, pageSize: 100 });
      for (const { sku, findings: own } of items) {
        for (const { severity, code, locale, subject } of own)
          findings.push({ code, place: [sku, locale].filter(Boolean).join(' '), message: `${severity}: ${subject ?? 'none'}`, severity });
      }
      report(Math.min(page * pageSize, total), total);
      if (page * pageSize >= total) return findings;
    }
  });
