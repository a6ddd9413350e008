import { Inject, Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import type { CallContext } from '../../common/call-context.js';
import type { SentFile } from '../../common/send-file.js';
import { AccountService } from '../customers/account.service.js';
import { SecondFactors } from '../customers/second-factors.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { customerOwner } from '../identity/identity.js';
import { jsonArray } from '../json-array.js';
import { StorageService } from '../storage/storage.service.js';
import { createZip } from '../zip.js';
import { configurationsOf, enquiriesOf, newsletterOf, ordersOf, uploadsOf } from './personal-data.queries.js';

/** Export of the personal data of a customer (Regulation (EU) 2016/679, articles 15 and 20). */
@Injectable()
export class PersonalDataService {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly account: AccountService,
    private readonly secondFactors: SecondFactors,
    private readonly storage: StorageService,
  ) {}

  /** A ZIP with a JSON file for each kind of data, which is read from the database while the archive is sent. @throws Problem UNAUTHORIZED */
  async export(call: CallContext): Promise<SentFile> {
    const customer = await this.account.get(call);
    const { since: secondFactorSince } = await this.secondFactors.stateOf(customer.id);
    const owner = customerOwner(customer.id);
    const lists = {
      orders: () => ordersOf(this.db, owner),
      configurations: () => configurationsOf(this.db, owner),
      library: () => this.storage.pages(owner, call.locale),
      uploads: () => uploadsOf(this.db, owner),
      enquiries: () => enquiriesOf(this.db, customer.email),
      newsletter: () => newsletterOf(this.db, customer.email),
    };
    const { archive, content } = createZip();
    archive.addBuffer(Buffer.from(JSON.stringify({ ...customer, secondFactorSince }, null, 2)), 'customer.json');
    for (const [name, pages] of Object.entries(lists)) {
      archive.addReadStreamLazy(`${name}.json`, (found) => found(null, Readable.from(jsonArray(pages()))));
    }
    archive.end();
    return { name: 'personal-data.zip', type: 'application/zip', content };
  }
}
