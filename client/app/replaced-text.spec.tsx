import { act, cleanup, render, screen } from '@testing-library/react';
import { keepReplacedTextUpdatable } from './replaced-text.js';

const Stock = ({ stock }: { stock: number | undefined }) => (
  <output>
    <b>Paneel</b> {stock !== undefined && `${stock} op voorraad`}
    {stock === 0 && <i>Uitverkocht</i>} nu
  </output>
);

/** Text nodes of an element. */
const textsIn = (element: Element): Text[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
};
/** Two ways in which programs change the texts of a page: translators replace them, extensions put elements around them. */
const programs = {
  translator: (text: Text) => {
    const font = document.createElement('font');
    font.textContent = `<${text.data}>`;
    text.replaceWith(font);
  },
  'translator (in two steps)': (text: Text) => {
    const font = document.createElement('font');
    font.textContent = `<${text.data}>`;
    text.before(font);
    text.remove();
  },
  extension: (text: Text) => {
    const around = document.createElement('span');
    text.replaceWith(around);
    around.append(text);
  },
};
/** Observers run before the next task. */
const observed = () => act(async () => {});

beforeAll(() => keepReplacedTextUpdatable(document.body));
afterEach(cleanup);

describe.each(Object.keys(programs) as (keyof typeof programs)[])('A page whose texts a %s has changed', (program) => {
  it('shows texts that change, disappear and return', async () => {
    const { rerender } = render(<Stock stock={3} />);
    const status = screen.getByRole('status');
    textsIn(status).forEach(programs[program]);
    await observed();
    const show = async (stock: number | undefined) => {
      rerender(<Stock stock={stock} />);
      await observed();
      return status.textContent;
    };
    expect(await show(2)).toContain('2 op voorraad');
    expect(await show(undefined)).not.toContain('voorraad');
    expect(await show(0)).toMatch(/0 op voorraad.*Uitverkocht/);
    expect(await show(5)).not.toContain('Uitverkocht');
    expect(status.textContent).toContain('5 op voorraad');
    expect(status.textContent?.match(/voorraad/g)).toHaveLength(1);
  });
});
