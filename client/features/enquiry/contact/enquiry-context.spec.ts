import { readEnquiryContext } from './enquiry-context.js';

const of = (query: string) => readEnquiryContext(new URLSearchParams(query));
const room = 'use=a3&l=8&w=4&h=3&floor=parquet&walls=plaster&ceiling=concrete&glass=9&pane=window&doors=1&at=walls';

describe('the items that are attached to an enquiry', () => {
  it('are read from the query string', () => {
    expect(of('product=wpn-01&configuration=c_1&quantity=12&cart=1')).toEqual({ productId: 'wpn-01', configurationId: 'c_1', withCart: true, room: undefined, quantity: 12 });
    expect(of(`room=${encodeURIComponent(room)}`).room).toBe(room);
  });

  it.each(['product=../etc', 'product=a%E2%80%8Bb', 'configuration=%00', 'cart=yes', 'quantity=-1', 'quantity=1.5', 'quantity=100000', 'room=nonsense', 'room=l%3D8'])(
    'are empty for %s',
    (query) => expect(of(query)).toEqual({ productId: undefined, configurationId: undefined, withCart: false, room: undefined, quantity: undefined }),
  );
});
