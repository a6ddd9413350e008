import type { Brand, Theme } from '../../src/contract/brands.js';
import { from } from './breakpoints.js';
import { fontFaces } from '../../src/contract/fonts.js';
import { tokensCss } from './tokens.js';

/** The fallbacks take the metrics of the real fonts over Arial (measured), so that nothing shifts when those arrive. */
const fontsCss = `
${Object.entries(fontFaces)
  .map(([family, { file, weights }]) => `@font-face{font-family:'${family}';src:url(/fonts/${file}.woff2) format('woff2');font-weight:${weights.join(' ')};font-display:swap}`)
  .join('\n')}
@font-face{font-family:'Heading Fallback';src:local('Arial Bold'),local('Arial');font-weight:500 800;ascent-override:93%;descent-override:27%;line-gap-override:0%}
@font-face{font-family:'Text Fallback';src:local('Arial');font-weight:400 500;size-adjust:100.3%;ascent-override:99.7%;descent-override:30.2%;line-gap-override:0%}
@font-face{font-family:'Text Fallback';src:local('Arial Bold');font-weight:600 800;size-adjust:94.5%;ascent-override:105.8%;descent-override:32%;line-gap-override:0%}`;

/** What is scrolled to stops 16 px below the header. */
const baseCss = ({ columnCount, headerHeight }: Brand): string => `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:${headerHeight + 16}px;overflow-wrap:break-word}
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
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button,select,summary,label{touch-action:manipulation}
button{cursor:pointer}
a{color:var(--tertiary-text);text-underline-offset:0.2em;text-decoration-thickness:1px}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th{text-align:start;font-weight:400}
summary{cursor:pointer}
address{font-style:normal}
:focus-visible{outline:2px solid var(--ink);outline-offset:3px}
h1[tabindex='-1']:focus,main:focus{outline:none}
[hidden]{display:none!important}
[data-dark] :focus-visible{outline-color:var(--on-dark)}
.visually-hidden{position:absolute;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0}
.skip-link{position:absolute;z-index:50;inset-inline-start:15px;top:8px;padding:12px 20px;border-radius:var(--radius-pill);background:var(--ink);color:var(--paper);font-weight:600;text-decoration:none;transform:translateY(-200%)}
.skip-link:focus{transform:none}
.container{width:100%;max-width:1320px;margin-inline:auto;padding-inline:15px}
.grid{display:grid;grid-template-columns:repeat(${columnCount},minmax(0,1fr));column-gap:30px}
${from.md}{.container{padding-inline:30px}}
html:has([data-bar]){scroll-padding-bottom:92px}
html:has([data-bar]) body{padding-bottom:76px}
html:has([data-notice]){scroll-padding-bottom:92px}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:0.01ms!important;animation-iteration-count:1!important;transition-duration:0.01ms!important}}
@media print{body{background:none}.skip-link,[data-notice],header:has(~main),main~footer{display:none}}`;

/** The rules every page stands on: a brand's tokens, fonts, reset, type, focus ring and grid. */
export const globalCss = (brand: Brand, theme: Theme): string => `${tokensCss(theme)}${fontsCss}${baseCss(brand)}`.replaceAll('\n', '');
