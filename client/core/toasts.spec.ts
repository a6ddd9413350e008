import { type QueuedToast, maxToasts, withToast } from './toasts.js';

const toast = (id: number, title: string, more: Partial<QueuedToast> = {}): QueuedToast => ({ id, variant: 'info', title, ...more });
const titles = (queue: readonly QueuedToast[]) => queue.map(({ title }) => title);

describe('the queue of toasts', () => {
  it('has a maximum length; the oldest toast is removed', () => {
    const all = ['one', 'two', 'three', 'four'].map((title, id) => toast(id, title));
    const queue = all.reduce<readonly QueuedToast[]>(withToast, []);
    expect(queue).toHaveLength(maxToasts);
    expect(titles(queue)).toEqual(['two', 'three', 'four']);
  });

  it('replaces an equal toast', () => {
    const queue = [toast(1, 'saved'), toast(2, 'copied'), toast(3, 'saved')].reduce<readonly QueuedToast[]>(withToast, []);
    expect(queue.map(({ id }) => id)).toEqual([2, 3]);
  });

  it('keeps toasts that differ in variant or description', () => {
    const queue = [toast(1, 'saved'), toast(2, 'saved', { variant: 'error' }), toast(3, 'saved', { description: 'Twice' })].reduce<readonly QueuedToast[]>(withToast, []);
    expect(queue.map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});
