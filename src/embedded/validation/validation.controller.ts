import { Controller, Inject } from '@nestjs/common';
import { I18nService } from 'nestjs-i18n';
import { Call, type CallContext, Input, type InputValue, Serves } from '../../common/operation.decorators.js';
import { shopApi } from '../../contract/shop-api.js';
import type { EmailVerdict, VatVerdict } from '../../contract/validation.js';
import { customerTable } from '../customers/customers.tables.js';
import { DATABASE, type Database } from '../database/database.module.js';
import { hasEmail } from '../database/has-email.js';
import { AddressRegister } from './address-register.js';
import { registered, validateAddress } from './addresses.js';
import { EmailDomains } from './email-domains.js';
import { RatingService } from './rating.service.js';
import { VatRegister } from './vat-register.js';

@Controller()
export class ValidationController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly addresses: AddressRegister,
    private readonly domains: EmailDomains,
    private readonly rating: RatingService,
    private readonly vatRegister: VatRegister,
    private readonly i18n: I18nService,
  ) {}

  @Serves(shopApi.getRating)
  getRating(@Input() _: InputValue<'getRating'>) {
    return this.rating.get();
  }

  @Serves(shopApi.validateAddress)
  async validateAddress(@Input() address: InputValue<'validateAddress'>, @Call() { locale }: CallContext) {
    const place = registered(address);
    const known = place && (await this.addresses.find(place));
    return validateAddress(address, ({ code, params }) => this.i18n.translate(code, { lang: locale, args: params }), known);
  }

  @Serves(shopApi.validateEmail)
  async validateEmail(@Input() { email }: InputValue<'validateEmail'>): Promise<EmailVerdict> {
    const known = await this.db.select({ id: customerTable.id }).from(customerTable).where(hasEmail(customerTable.email, email));
    if (known.length) return { valid: false, reason: 'email_in_use' };
    return this.checkDomain(email.slice(email.lastIndexOf('@') + 1));
  }

  @Serves(shopApi.validateEmailDomain)
  validateEmailDomain(@Input() { domain }: InputValue<'validateEmailDomain'>): Promise<EmailVerdict> {
    return this.checkDomain(domain);
  }

  @Serves(shopApi.validateVatNumber)
  async validateVatNumber(@Input() { vatNumber, country }: InputValue<'validateVatNumber'>): Promise<VatVerdict> {
    const { status, name, checkedAt } = await this.vatRegister.check(vatNumber, country);
    return { status, name, checkedAt };
  }

  private async checkDomain(domain: string): Promise<EmailVerdict> {
    return (await this.domains.takesMail(domain)) ? { valid: true, reason: null } : { valid: false, reason: 'email_invalid_domain' };
  }
}
