const csp = [
  "default-src 'none'",
  "script-src 'self'",
  // Swagger UI uses inline styles.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const docsHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': csp,
  'x-robots-tag': 'noindex',
  'cache-control': 'public, max-age=300',
} as const;

/** HTML of the page with Swagger UI. */
export const docsPage = (title: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<script defer src="/api/docs/swagger-ui-bundle.js"></script>
<script defer src="/api/docs/start.js"></script>
</head>
<body>
<noscript>The document itself: <a href="/api/openapi.json">/api/openapi.json</a></noscript>
<main id="docs"></main>
</body>
</html>
`;

/** Starts Swagger UI. It sends no requests to other hosts. */
export const docsScript = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, docExpansion: 'list', filter: true, validatorUrl: null, persistAuthorization: false });
`;
