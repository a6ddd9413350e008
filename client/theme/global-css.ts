import type { Brand, Theme } from '../../src/contract/brands.js';
import { from } from './breakpoints.js';
import { coreRange, fontFaces, fontFiles, wholeRange } from '../../src/contract/fonts.js';
import { tokensCss } from './tokens.js';

/** Local fallback fonts while the web fonts load: those with the widths of Arial (Roboto on Android, Liberation Sans on Linux) or of DejaVu Sans. */
const stopgaps = [
  // `width`: width of the web font in percent of the fallback, measured over the texts of the site; `above`, `below`: ascent and descent in percent.
  { family: 'Heading Fallback', sources: ['Arial Bold', 'Roboto Bold', 'Liberation Sans Bold', 'Arial'], weights: '500 800', width: 100, above: 93, below: 27 },
  { family: 'Text Fallback', sources: ['Arial', 'Roboto', 'Liberation Sans'], weights: '400 500', width: 100.3, above: 100, below: 30.3 },
  { family: 'Text Fallback', sources: ['Arial Bold', 'Roboto Bold', 'Liberation Sans Bold'], weights: '600 800', width: 94.5, above: 100, below: 30.3 },
  { family: 'Heading Wide', sources: ['DejaVu Sans Bold'], weights: '500 800', width: 83.8, above: 93, below: 27 },
  { family: 'Text Wide', sources: ['DejaVu Sans'], weights: '400 500', width: 88.3, above: 100, below: 30.3 },
  { family: 'Text Wide', sources: ['DejaVu Sans Bold'], weights: '600 800', width: 79, above: 100, below: 30.3 },
];
const percent = (value: number): string => `${Math.round(value * 10) / 10}%`;

/** Gives fallback fonts the metrics of the web font, to prevent layout shifts. */
const stopgapCss = ({ family, sources, weights, width, above, below }: (typeof stopgaps)[number]): string =>
  `@font-face{font-family:'${family}';src:${sources.map((name) => `local('${name}')`).join()};font-weight:${weights};size-adjust:${percent(width)};` +
  `ascent-override:${percent((above / width) * 100)};descent-override:${percent((below / width) * 100)};line-gap-override:0%}`;

/** The last matching face of a character is used, so that the complete font is loaded only for characters that the core font lacks. */
const fontsCss = `
${Object.entries(fontFaces)
  .map(([family, { file, weights }]) => {
    const { core, rest } = fontFiles(file);
    const face = (path: string, range: string) =>
      `@font-face{font-family:'${family}';src:url(${path}) format('woff2');font-weight:${weights.join(' ')};font-display:swap;unicode-range:${range}}`;
    return face(rest, wholeRange) + face(core, coreRange);
  })
  .join('\n')}
${stopgaps.map(stopgapCss).join('\n')}`;

/**
 * Scroll targets stop 16 px below the header, and above the bar of a product page, which appears only when the page scrolls. With reduced motion there are no transitions: one of 0.01 ms would apply to every
 * property of every element, and a rotated window would show its old gaps for one frame.
 */
const baseCss = ({ columnCount, headerHeight }: Brand): string => `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding:${headerHeight + 16}px 0 92px;overflow-wrap:break-word}
body{margin:0;min-height:100vh;background:var(--paper);color:var(--ink);font:400 1rem/1.5 var(--font-text);-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility}
h1,h2,h3,h4{margin:0;font:var(--heading-weight) 1.25rem/1.08 var(--font-heading);letter-spacing:var(--heading-tracking);text-wrap:balance;hyphens:auto}
h1{font-size:calc(clamp(2.125rem,1.7rem + 1.9vw,2.875rem)*var(--heading-scale))}
h2{font-size:calc(clamp(1.75rem,1.5rem + 1vw,2.25rem)*var(--heading-scale))}
h3{font-size:1.25rem;line-height:1.2}
p,ul,ol,dl,dd,figure,fieldset{margin:0;padding:0}
p{text-wrap:pretty}
ul,ol{list-style:none}
fieldset{border:0;min-width:0}
legend{padding:0}
img,svg{display:block;max-width:100%}
img{height:auto}
picture{display:contents}
source{display:none}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button,select,summary,label{touch-action:manipulation}
button{cursor:pointer}
a{color:var(--tertiary-text);text-underline-offset:0.2em;text-decoration-thickness:1px}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th{text-align:start;font-weight:400}
summary{cursor:pointer}
address{font-style:normal}
:focus-visible{outline:2px solid var(--ink);outline-offset:3px}
:is(h1,h2)[tabindex='-1']:focus,main:focus{outline:none}
[hidden]{display:none!important}
[data-dark] :focus-visible{outline-color:var(--on-dark)}
.visually-hidden{position:absolute;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0}
.skip-link{position:absolute;z-index:50;inset-inline-start:15px;top:8px;padding:12px 20px;border-radius:var(--radius-pill);background:var(--ink);color:var(--paper);font-weight:600;text-decoration:none;transform:translateY(-200%)}
.skip-link:focus{transform:none}
.container{width:100%;max-width:1320px;margin-inline:auto;padding-inline:15px}
.grid{display:grid;grid-template-columns:repeat(${columnCount},minmax(0,1fr));column-gap:30px}
${from.md}{.container{padding-inline:30px}}
html.has-bar body{padding-bottom:76px}
html.has-banner{scroll-padding-bottom:min(60vh,22rem)}
html.has-banner body{padding-bottom:min(60vh,22rem)}
${from.lg}{html.has-banner{scroll-padding-bottom:min(60vh,16rem)}html.has-banner body{padding-bottom:min(60vh,16rem)}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:0.01ms!important;animation-iteration-count:1!important;transition:none!important}}
@page{size:A4;margin:12mm}
@media print{html{font-size:12px}body,html.has-bar body{padding:0;background:none}.skip-link,[data-notice],[data-bar],header:has(~main),main~footer,main button,dialog{display:none!important}.container{padding:0;max-width:none}}`;

/** Global rules: tokens of the brand, fonts, reset, typography, focus ring and grid. */
export const globalCss = (brand: Brand, theme: Theme): string => `${tokensCss(theme)}${fontsCss}${baseCss(brand)}`.replaceAll('\n', '');
