import { britishAccount, printedIban } from './bank-account.js';

it.each([
  ['NL91ABNA0417164300', 'NL91 ABNA 0417 1643 00', undefined],
  ['GB29NWBK60161331926819', 'GB29 NWBK 6016 1331 9268 19', { sortCode: '60-16-13', accountNumber: '31926819' }],
])('the account %s is printed as %s', (iban, printed, british) => {
  expect(printedIban(iban)).toBe(printed);
  expect(britishAccount(iban)).toEqual(british);
});
