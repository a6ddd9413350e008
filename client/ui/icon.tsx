/** Paths on a 20-unit grid, drawn with a 1.6-unit line. */
const shapes = {
  account: 'M10 3a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM3.5 17c.6-3.2 3.2-5 6.5-5s5.9 1.8 6.5 5',
  arrowRight: 'M3.5 10h13M11 4.5l5.5 5.5-5.5 5.5',
  arrowLeft: 'M16.5 10h-13M9 4.5L3.5 10 9 15.5',
  cart: 'M2.5 3.5h2.2l2 9.2h8.4l2-6.7H5.3M8 16.4h.01M14 16.4h.01',
  calendar: 'M3 5h14v11.5H3zM3 8.5h14M6.5 3v3.5M13.5 3v3.5',
  chat: 'M3 16.8l1.1-3.4a6.8 6.8 0 112.6 2.5zM7 7.6c.3 2.6 2.3 4.8 5.2 5.2',
  check: 'M4 10.5l4 4 8-9',
  chevronDown: 'M5 7.5l5 5 5-5',
  close: 'M5 5l10 10M15 5L5 15',
  danger: 'M10 6v5M10 14h.01M10 2.5l7.5 7.5-7.5 7.5L2.5 10z',
  filter: 'M3 5.5h14M5.5 10h9M8 14.5h4',
  globe: 'M10 2.5a7.5 7.5 0 100 15 7.5 7.5 0 000-15zM2.5 10h15M10 2.5c2.2 2 3.2 4.5 3.2 7.5s-1 5.5-3.2 7.5c-2.2-2-3.2-4.5-3.2-7.5s1-5.5 3.2-7.5z',
  heart: 'M10 16.6S3 12.5 3 7.9A3.8 3.8 0 0110 6a3.8 3.8 0 017 1.9c0 4.6-7 8.7-7 8.7z',
  info: 'M10 9v5M10 6h.01M10 2.5a7.5 7.5 0 100 15 7.5 7.5 0 000-15z',
  link: 'M8.5 11.5l3-3M9 6l1.8-1.8a3.2 3.2 0 014.6 4.6L13.6 10.6M11 14l-1.8 1.8a3.2 3.2 0 01-4.6-4.6L6.4 9.4',
  lock: 'M5 9h10v7.5H5zM7 9V6.5a3 3 0 016 0V9',
  mail: 'M2.5 5h15v10.5h-15zM2.5 5.5L10 11l7.5-5.5',
  menu: 'M3 6h14M3 10h14M3 14h14',
  minus: 'M5 10h10',
  play: 'M6.5 4l9.5 6-9.5 6z',
  print: 'M5.5 7V2.5h9V7M5.5 14h-3V7h15v7h-3M5.5 11.5h9v6h-9z',
  phone: 'M4 3.5h3l1.5 4-2 1.3a9 9 0 004.7 4.7l1.3-2 4 1.5v3c0 .6-.5 1-1 1C8.8 17 3 11.2 3 4.5c0-.5.4-1 1-1z',
  pin: 'M10 2.5a5.5 5.5 0 00-5.5 5.5c0 4 5.5 9.5 5.5 9.5s5.5-5.5 5.5-9.5A5.5 5.5 0 0010 2.5zM10 6.2a1.8 1.8 0 100 3.6 1.8 1.8 0 000-3.6z',
  plus: 'M5 10h10M10 5v10',
  search: 'M9 3.5a5.5 5.5 0 100 11 5.5 5.5 0 000-11zM13 13l3.8 3.8',
  stop: 'M5.5 5.5h9v9h-9z',
  truck: 'M2 5h9.5v9H2zM11.5 8h3.3l3.2 3.2V14h-6.5M6 15.5h.01M14.5 15.5h.01',
  warning: 'M10 8v4M10 14.5h.01M10 3l8 14H2z',
} as const;

export type IconName = keyof typeof shapes;

/** Icon in the text colour. Hidden from screen readers, because it is always beside a text. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <svg aria-hidden="true" width={size} height={size} viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round">
    <path d={shapes[name]} />
  </svg>
);
