/** How to call the Shop API (CommonMark). */
export const introduction = `
The same calls the shop's own pages make. Everything is JSON in UTF-8; paths match in any case; fields that are not
named below are refused, not ignored. Amounts are integers in minor units (cents, pence), always in both VAT views.

## Who calls
* **Guests** get a key with the first thing they own: \`cartToken\` in the answer, sent back as \`X-Cart-Token\`.
* **Customers** send the token of \`login\` as \`Authorization: Bearer …\`.
* **Ops and integrators** send their key as \`X-Api-Key\`.

What belongs to somebody else does not exist: the answer is 404, never 403.

## Site, language, money
\`X-Locale\` decides language, country, currency and VAT of an answer; without it, \`nl-NL\` does.

## Failures
Problem details (RFC 9457): \`code\` is stable and meant for programs, \`title\` and \`detail\` are in the caller's language,
and \`errors\` names each wrong field. Where somebody changed the same thing first, \`current\` holds it as it is now.
After 429 and 503, \`Retry-After\` says when to come back.

## Doing it once
Calls that create something take an \`Idempotency-Key\`. A repeat with the same key and input gets the first answer again,
for 24 hours; with another input, 422.

## Webhooks
Messages are signed as Standard Webhooks with your endpoint's secret and sent again for three days until they are taken.
`.trim();
