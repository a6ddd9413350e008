import { html } from './html.js';

describe('the html template tag', () => {
  it('escapes every text and inserts nested markup unchanged', () => {
    const name = `<b>"Tom" & 'Eve'</b>`;
    expect(html`<p title="${name}">${[html`<i>${name}</i>`, html`<br>`]}${1}</p>`.markup).toBe(
      '<p title="&lt;b&gt;&quot;Tom&quot; &amp; &#39;Eve&#39;&lt;/b&gt;"><i>&lt;b&gt;&quot;Tom&quot; &amp; &#39;Eve&#39;&lt;/b&gt;</i><br>1</p>',
    );
  });
});
