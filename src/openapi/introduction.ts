/** Introduction of the OpenAPI document (CommonMark). */
export const introduction = `
The shop's own pages use the same operations. Bodies are JSON in UTF-8. Paths are case-insensitive. Fields that are not
listed below are refused, not ignored. Amounts are integers in minor units (cents, pence), including and excluding VAT.

## Authentication
* **Guests** get a token when they create their first resource: \`cartToken\` in the response. Send it as \`X-Cart-Token\`.
* **Customers** send the token of \`login\` as \`Authorization: Bearer …\`.
* **Ops and integrators** send their key as \`X-Api-Key\`. An operation that requires a scope of the key names it.

Resources of other owners return 404, never 403.

## Site, language, currency
\`X-Locale\` sets language, country, currency and VAT of a response. The default is \`nl-NL\`.

## Errors
Errors are problem details (RFC 9457): \`code\` is stable and meant for programs, \`title\` and \`detail\` are in the caller's language,
and \`errors\` lists each invalid field. After a conflicting change, \`current\` contains the current resource.
With 429 and 503, \`Retry-After\` gives the seconds to wait.

## Idempotency
Operations that create a resource accept an \`Idempotency-Key\`. A repeated key with the same input returns the stored response
for 24 hours; with a different input it returns 422.

## Webhooks
Messages are signed by Standard Webhooks with the secret of your endpoint. A message that is not accepted is sent again for three days.
`.trim();
