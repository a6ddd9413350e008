import { cleanup } from '@testing-library/react';
import { renderInApp } from '../../../test/support/in-app.js';
import { releaseEvents } from '../../core/track.js';
import { ReceivedEnquiry } from './received.js';

const show = (search: string, sent?: { email: string }) => {
  renderInApp(<ReceivedEnquiry kind="advice" sent={sent} />, { namespaces: ['form'], search });
  releaseEvents(true);
  cleanup();
};

describe('the confirmation page of an enquiry', () => {
  beforeEach(() => {
    releaseEvents(true);
    delete window.dataLayer;
  });

  it('tracks a form that was posted without scripts, once for each receipt', () => {
    show('sent=advice&receipt=enq-1');
    show('sent=advice&receipt=enq-1');
    show('sent=advice&receipt=enq-2');
    expect(window.dataLayer).toEqual([{ event: 'advice_request' }, { event: 'advice_request' }]);
  });

  it('tracks nothing without a receipt, and nothing for a form that was sent by script', () => {
    show('sent=advice');
    show('sent=advice&receipt=enq-3', { email: 'ada@example.nl' });
    expect(window.dataLayer).toBeUndefined();
  });
});
