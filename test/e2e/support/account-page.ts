import { expect, type Locator, type Page } from 'playwright/test';
import type { InputOf } from '../../../src/contract/shop-api.js';
import { linkMailedTo } from './outbox.js';
import { call, startSession } from './shop-api.js';
import type { Shopper } from './shopper.js';

export const password = 'Stille-kamer1!';
export interface AccountHolder {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}
export const newAccountHolder = (): AccountHolder => ({ firstName: 'Sanne', lastName: 'de Vries', email: `sanne-${crypto.randomUUID()}@example.nl`, password });

export interface HomeAddress {
  street: string;
  houseNumber: string;
  postcode: string;
  city: string;
}

/** Pages of the account: sign-in, registration, overview, details and addresses. */
export class AccountPage {
  constructor(
    private readonly shopper: Shopper,
    private readonly place: Page | Locator = shopper.page,
  ) {}

  /** The region with this heading. */
  within(heading: string): AccountPage {
    return new AccountPage(this.shopper, this.shopper.page.getByRole('region', { name: this.shopper.translate(heading) }));
  }

  field(key: string): Locator {
    return this.place.getByRole('textbox', { name: this.shopper.translate(key), exact: true });
  }

  /** An optional field, whose accessible name only starts with the label. */
  optionalField(key: string): Locator {
    return this.shopper.page.getByRole('textbox', { name: new RegExp(`^${this.shopper.translate(key)}`) });
  }

  async expectHeading(key: string, values?: Record<string, string>): Promise<void> {
    await expect(this.shopper.title).toHaveText(this.shopper.translate(key, values));
  }

  async signIn({ email, password: secret }: Pick<AccountHolder, 'email' | 'password'>): Promise<void> {
    await this.field('form.email').fill(email);
    await this.field('form.password').fill(secret);
    await this.shopper.button('auth.submit').click();
  }

  async expectSignedIn({ firstName }: Pick<AccountHolder, 'firstName'>): Promise<void> {
    await this.expectHeading('account.overview.greeting', { name: firstName });
  }

  /** Opens the account of a customer, who is already signed in. */
  async openAs(holder: AccountHolder): Promise<void> {
    await signIn(this.shopper, holder);
    await this.shopper.open('myAccount');
    await this.expectSignedIn(holder);
  }

  async signOut(): Promise<void> {
    await this.shopper.button('account.nav.signOut').click();
    await this.expectHeading('auth.heading');
    // Signing out loads a new document, in which a form that is sent before hydration is an ordinary one.
    await this.shopper.waitForHydration();
  }

  /** Fills in the registration and submits it. */
  async register({ firstName, lastName, email, password: secret }: AccountHolder): Promise<void> {
    await this.field('form.firstName').fill(firstName);
    await this.field('form.lastName').fill(lastName);
    await this.field('form.email').fill(email);
    await this.field('register.password').fill(secret);
    await this.field('form.passwordRepeat').fill(secret);
    await this.shopper.button('register.submit').click();
  }

  /** Confirms a registration on the page of its link. A Shop API can require the password, which others ask for only in another browser. */
  async confirmRegistration(holder: AccountHolder): Promise<void> {
    const secret = this.field('form.password');
    await this.shopper.button('register.confirm.submit').click();
    await expect(secret.or(this.shopper.page.getByText(this.shopper.translate('auth.news.confirmed')))).toBeVisible();
    if (await secret.isVisible()) {
      await secret.fill(holder.password);
      await this.shopper.page.keyboard.press('Enter');
    }
    await this.expectSignedIn(holder);
  }

  /** Requests a link for a new password, on the page to sign in. */
  async forgetPassword(email: string): Promise<void> {
    await this.shopper.link('auth.forgot').click();
    await this.expectHeading('resetPassword.forgot.heading');
    await this.field('form.email').fill(email);
    await this.shopper.button('resetPassword.forgot.submit').click();
    await this.expectHeading('resetPassword.forgot.sent.heading');
  }

  /** Sets a new password on the page of the mailed link. */
  async setPassword(secret: string): Promise<void> {
    await this.field('form.newPassword').fill(secret);
    await this.field('form.passwordRepeat').fill(secret);
    await this.shopper.button('resetPassword.reset.submit').click();
    await expect(this.shopper.page.getByText(this.shopper.translate('auth.news.passwordChanged'))).toBeVisible();
  }

  /** Adds an address, on the page of the addresses. */
  async addAddress(kind: 'billing' | 'shipping', address: HomeAddress): Promise<void> {
    await this.shopper.link(`account.addresses.add.${kind}`).click();
    await this.expectHeading(`account.address.new.${kind}`);
    await this.fillAddress(address);
    await this.shopper.button('account.address.save').click();
    await this.expectHeading('account.addresses.heading');
  }

  /** Requests a change of the e-mail address, on the details page. */
  async requestEmailChange(email: string, secret: string): Promise<void> {
    const form = this.within('account.email.heading');
    await form.field('form.email').fill(email);
    await form.field('account.changePassword.current').fill(secret);
    await this.shopper.button('account.email.save').click();
  }

  /** Opens the link of the latest mail, once `count` mails have been sent. */
  async follow(to: string, view: 'verify' | 'reset' | 'verify-email', count = 1): Promise<void> {
    await this.shopper.page.goto(await linkMailedTo(this.shopper.shop, to, view, count));
    await this.shopper.waitForHydration();
  }

  async fillAddress(address: HomeAddress): Promise<void> {
    for (const [name, value] of Object.entries(address)) await this.field(`form.${name}`).fill(value);
  }

  addresses(kind: 'billing' | 'shipping'): Locator {
    return this.shopper.page.getByRole('list', { name: this.shopper.translate(`account.addresses.${kind}`) }).getByRole('listitem');
  }
}

/** Creates a verified account through the Shop API. */
export const openAccount = async ({ shop, locale }: Shopper, more: Partial<InputOf<'register'>> = {}): Promise<AccountHolder> => {
  const holder = newAccountHolder();
  const { key } = await call(shop, { locale }, 'register', { customerType: 'Private', ...holder, ...more });
  const link = new URL(await linkMailedTo(shop, holder.email, 'verify'));
  await call(shop, { locale }, 'verifyRegistration', { token: link.searchParams.get('token') ?? '', key });
  return holder;
};

/** Signs the browser in through the Shop API. */
export const signIn = ({ shop, page, locale }: Shopper, holder: AccountHolder): Promise<void> => startSession(shop, page.context(), locale, holder);
