import { nextOf, shownView, tokenOf } from './views.js';

const asked = (query: string) => new URLSearchParams(query);

describe('the view of the account page', () => {
  it('is the sign-in for strangers, whatever an address makes up', () => {
    expect([shownView(asked(''), false), shownView(asked('view=nonsense'), false)]).toEqual(['login', 'login']);
  });

  it('is what the address names', () => {
    expect(shownView(asked('view=register'), false)).toBe('register');
  });

  it('is the overview for who is signed in, but for what a mail asked of them', () => {
    expect(['', 'view=login', 'view=register', 'view=forgot'].map((query) => shownView(asked(query), true))).toEqual([undefined, undefined, undefined, undefined]);
    expect(shownView(asked('view=verify-email'), true)).toBe('verify-email');
  });
});

describe('the token of a mailed link', () => {
  it('is taken when it can be one', () => {
    expect(tokenOf(asked('token=abcdefghij_klmnop-qrst'))).toBe('abcdefghij_klmnop-qrst');
  });

  it('is none when it was cut off or made up', () => {
    expect([tokenOf(asked('')), tokenOf(asked('token=abc')), tokenOf(asked(`token=${'<b>'.repeat(10)}`))]).toEqual([undefined, undefined, undefined]);
  });
});

describe('where a sign-in leads', () => {
  it('is a place of ours, never one that an address makes up', () => {
    expect(['next=checkout', '', 'next=//elsewhere.example', 'next=myAccount'].map((query) => nextOf(asked(query)))).toEqual(['checkout', undefined, undefined, undefined]);
  });
});
