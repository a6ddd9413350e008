import { jest } from '@jest/globals';
import { exampleOf } from '../../src/domain/tracking-faults.js';
import { onTracked, releaseEvents, track, trackEnquiry, waitingEvents } from './track.js';

const noted = () => (window.dataLayer ?? []).flatMap((pushed) => (pushed as { event?: string }).event ?? []);
const list = exampleOf('view_item_list');
const kept = () => ({ ...window.localStorage, ...window.sessionStorage });

describe('an event', () => {
  beforeEach(() => {
    releaseEvents(true);
    releaseEvents(false);
    delete window.dataLayer;
    window.localStorage.clear();
  });

  it('waits in memory and nowhere else until it may be known, then goes before those that come after it', () => {
    track(list);
    trackEnquiry('contact', { what: 'enquiry.1' });
    expect([window.dataLayer, kept(), document.cookie]).toEqual([undefined, {}, '']);
    releaseEvents(true);
    trackEnquiry('newsletter');
    expect(noted()).toEqual(['view_item_list', 'contact_form', 'newsletter_signup']);
    expect(waitingEvents()).toEqual([]);
  });

  it('with goods clears what the tag manager holds of those before', () => {
    releaseEvents(true);
    track(list);
    trackEnquiry('advice');
    expect(window.dataLayer).toEqual([{ ecommerce: null }, list, { event: 'advice_request' }]);
  });

  it('that waits too long makes room: the last hundred stay', () => {
    trackEnquiry('quotation');
    for (let time = 0; time < 100; time += 1) trackEnquiry('contact');
    releaseEvents(true);
    expect(noted()).toEqual(Array.from({ length: 100 }, () => 'contact_form'));
  });

  it('waits again after a no; what was released stays', () => {
    releaseEvents(true);
    trackEnquiry('contact');
    releaseEvents(false);
    trackEnquiry('advice');
    expect(noted()).toEqual(['contact_form']);
    releaseEvents(true);
    expect(noted()).toEqual(['contact_form', 'advice_request']);
  });

  it('of an application is none', () => {
    releaseEvents(true);
    trackEnquiry('jobApplication');
    expect(noted()).toEqual([]);
  });

  it('is told to whoever looks on, until they leave', () => {
    const seen: number[] = [];
    const stop = onTracked(() => seen.push(waitingEvents().length));
    track(list);
    releaseEvents(true);
    stop();
    track(list);
    expect(seen).toEqual([1, 0]);
  });
});

describe('an event that happens once', () => {
  const bought = (number: string) => track(exampleOf('purchase'), { what: `purchase.${number}` });
  beforeEach(() => {
    releaseEvents(true);
    delete window.dataLayer;
  });

  it('is told once in a browser, however often it is noted', () => {
    bought('1');
    bought('1');
    bought('2');
    expect(noted()).toEqual(['purchase', 'purchase']);
  });

  it('is not used up before it was told', () => {
    releaseEvents(false);
    bought('3');
    bought('3');
    expect([waitingEvents().length, kept()]).toEqual([1, {}]);
    releaseEvents(true);
    expect(noted()).toEqual(['purchase']);
    expect(Object.keys(kept())).toEqual(['tracked']);
  });

  it('is known in another tab', () => {
    window.localStorage.setItem('tracked', JSON.stringify([['purchase.4', '']]));
    bought('4');
    expect(noted()).toEqual([]);
  });

  it('is told again with another choice, and with the first one after that', () => {
    for (const choice of ['Deliver', 'Deliver', 'Pickup', 'Deliver']) track(exampleOf('add_shipping_info'), { what: 'add_shipping_info.5', choice });
    expect(noted()).toHaveLength(3);
  });

  it('leaves no mark after a no, and no more than fifty before', () => {
    for (let number = 100; number < 200; number += 1) bought(String(number));
    expect(JSON.parse(window.localStorage.getItem('tracked')!)).toHaveLength(50);
    releaseEvents(false);
    expect(kept()).toEqual({});
  });

  it('is told where the browser keeps nothing, or something else', () => {
    window.localStorage.setItem('tracked', '{"no": "marks"}');
    bought('6');
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    bought('7');
    bought('7');
    setItem.mockRestore();
    expect(noted()).toEqual(['purchase', 'purchase']);
  });
});
