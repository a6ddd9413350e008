import { html } from './html.js';

describe('markup', () => {
  it('escapes every text and takes markup as it is', () => {
    const name = `<b>"Tom" & 'Eve'</b>`;
    expect(html`<p title="${name}">${[html`<i>${name}</i>`, html`<br>`]}${1}</p>`.markup).toBe(
      '<p title="&lt;b&gt;&quot;Tom&quot; &amp; &#39;Eve&#39;&lt;/b&gt;"><i>&lt;b&gt;&quot;Tom&quot; &amp; &#39;Eve&#39;&lt;/b&gt;</i><br>1</p>',
    );
  });
});
