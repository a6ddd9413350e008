import type { Customer } from '../../../src/contract/customer.js';
import { IfCapable } from '../../core/capabilities.js';
import { useTexts } from '../../core/texts.js';
import { AccountFrame } from './account-frame.js';
import { DeleteAccount } from './delete-account.js';
import { DetailsForm } from './details-form.js';
import { EmailForm } from './email-form.js';
import { NeedsScript } from '../../ui/form/needs-script.js';
import { PasswordForm } from './password-form.js';
import { PasswordLink } from './password-link.js';
import { SecondFactor } from './second-factor/second-factor.js';
import { Sessions } from './sessions.js';
import { useCustomer } from './use-customer.js';
import { YourData } from './your-data.js';

/** Page with the customer's details, credentials, sessions and personal data. */
export const DetailsPage = () => {
  const customer = useCustomer();
  return customer && <Parts customer={customer} />;
};

const Parts = ({ customer }: { customer: Customer }) => {
  const t = useTexts('account');
  return (
    <AccountFrame title={t('details.heading')} lead={t(`details.${customer.customerType}`)}>
      <NeedsScript instead={t('noScript')} />
      <DetailsForm customer={customer} />
      <EmailForm customer={customer} />
      <IfCapable of={['changePassword']}>
        <PasswordForm email={customer.email} />
      </IfCapable>
      <PasswordLink email={customer.email} />
      <IfCapable of={['getSecondFactor', 'beginSecondFactor', 'confirmSecondFactor', 'renewRecoveryCodes', 'removeSecondFactor']}>
        <SecondFactor email={customer.email} />
      </IfCapable>
      <IfCapable of={['listSessions']}>
        <Sessions email={customer.email} />
      </IfCapable>
      <IfCapable of={['exportMe']}>
        <YourData />
      </IfCapable>
      <DeleteAccount email={customer.email} />
    </AccountFrame>
  );
};
