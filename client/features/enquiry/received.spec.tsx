import { cleanup } from '@testing-library/react';
import { renderInApp } from '../../../test/support/in-app.js';
import { releaseEvents } from '../../core/track.js';
import { ReceivedEnquiry } from './received.js';

const show = (search: string, sent?: { email: string }) => {
  renderInApp(<ReceivedEnquiry kind="advice" sent={sent} />, { namespaces: ['form'], search });
  releaseEvents(true);
  cleanup();
};

describe('the page that says an enquiry has arrived', () => {
  beforeEach(() => {
    releaseEvents(true);
    delete window.dataLayer;
  });

  it('tells of a form that was posted without a script, once for its receipt', () => {
    show('sent=advice&receipt=enq-1');
    show('sent=advice&receipt=enq-1');
    show('sent=advice&receipt=enq-2');
    expect(window.dataLayer).toEqual([{ event: 'advice_request' }, { event: 'advice_request' }]);
  });

  it('tells nothing of an address without a receipt, and nothing more of a form that was sent by its script', () => {
    show('sent=advice');
    show('sent=advice&receipt=enq-3', { email: 'ada@example.nl' });
    expect(window.dataLayer).toBeUndefined();
  });
});
