import { nextOf, requestedView, tokenOf } from './views.js';

const requested = (query: string) => new URLSearchParams(query);

describe('the view of the account page', () => {
  it('is the sign-in for visitors without session, also with an unknown view in the URL', () => {
    expect([requestedView(requested(''), false), requestedView(requested('view=nonsense'), false)]).toEqual(['login', 'login']);
  });

  it('is the view in the URL', () => {
    expect(requestedView(requested('view=register'), false)).toBe('register');
  });

  it('is the overview for signed-in customers, except for views that mails link to', () => {
    expect(['', 'view=login', 'view=register', 'view=forgot'].map((query) => requestedView(requested(query), true))).toEqual([undefined, undefined, undefined, undefined]);
    expect(requestedView(requested('view=verify-email'), true)).toBe('verify-email');
  });
});

describe('the token of a mailed link', () => {
  it('is returned when its format is valid', () => {
    expect(tokenOf(requested('token=abcdefghij_klmnop-qrst'))).toBe('abcdefghij_klmnop-qrst');
  });

  it('is undefined when it is missing, cut off or made up', () => {
    expect([tokenOf(requested('')), tokenOf(requested('token=abc')), tokenOf(requested(`token=${'<b>'.repeat(10)}`))]).toEqual([undefined, undefined, undefined]);
  });
});

describe('the target of a sign-in', () => {
  it('is one of the known pages, never another URL', () => {
    expect(['next=checkout', '', 'next=//elsewhere.example', 'next=myAccount'].map((query) => nextOf(requested(query)))).toEqual(['checkout', undefined, undefined, undefined]);
  });
});
