import type { Locale } from '../../../src/contract/locales.js';

export const slugOf = 'every-code';
export const titleOf = (locale: Locale): string => `Every short code in ${locale}`;
export const categoryOf = (locale: 'nl-NL' | 'fr-FR'): string => ({ 'nl-NL': 'wandpanelen', 'fr-FR': 'panneaux-muraux' })[locale];

/** Document text with every short code and with links to the catalogue. */
export const everyShortCode = (locale: Locale): string => `Over [wall panels](category:wall-panels) en [one of them](product:WPN), in ${locale}.

## Goods

::: product WPN BAF
:::

## Seen and heard

::: video aqz-KE-bpKQ Zo klinkt een kamer
:::

::: quote Anna de Wit
Sinds de panelen er hangen, hoef ik mijn stem **niet meer** te verheffen.
:::

::: gallery
![Kantoor 1](rooms/room-office.webp)
![Studio 1](rooms/room-studio.webp)
:::

## Do it

::: action route:contact
Contact
:::

::: calculator
:::

::: third-parties
:::

::: form newsletter
:::
`;
