import { InvalidArgumentError, Option } from 'commander';
import { enquiryKinds } from '../../src/contract/enquiry.js';
import { EnquiryRegister } from '../../src/embedded/enquiries/enquiry-register.js';
import { withShop } from './with-shop.js';
import { integerUpTo } from './whole-number.js';

export interface Listed {
  limit: number;
  page: number;
}

const momentOf = (word: string): Date => {
  const at = new Date(word);
  if (!/^\d{4}-\d\d-\d\d/.test(word) || Number.isNaN(at.getTime())) throw new InvalidArgumentError('Use a day such as 2026-11-01.');
  return at;
};

export const kindOption = (): Option => new Option('--kind <kind>', 'only this kind').choices(enquiryKinds);
export const sinceOption = (): Option => new Option('--since <day>', 'received on that day or later').argParser(momentOf);
export const limitOption = (): Option => new Option('--limit <count>', 'maximum number of rows').argParser(integerUpTo(1000)).default(50);
export const pageOption = (): Option => new Option('--page <number>', 'page of the list').argParser(integerUpTo(1000)).default(1);

export const inRegister = <Value>(work: (register: EnquiryRegister) => Promise<Value>): Promise<Value> => withShop((shop) => work(shop.get(EnquiryRegister, { strict: false })));
