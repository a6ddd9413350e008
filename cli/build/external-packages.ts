/**
 * Packages that the server bundle does not contain, with the reason. The programs load them from `node_modules`, so these packages, and Node
 * itself, are the `dependencies` of `package.json`. All others are bundled or tools, and are `devDependencies`.
 */
export const externalPackages: Record<string, string> = {
  '@mollie/api-client': 'its use of Node modules causes warnings in a bundle',
  '@node-rs/argon2': 'native code',
  fontkit: 'reads files beside itself',
  pdfkit: 'reads files beside itself',
  sharp: 'native code',
  'swagger-ui-dist': 'its files are served',
};

/** Packages that other packages load only for features that the shop does not use. They are not bundled, and no program loads them. */
export const unusedPackages = [
  '@fastify/view',
  '@nestjs/microservices',
  '@nestjs/platform-express',
  '@nestjs/websockets',
  'graphql',
  'handlebars',
  'hbs',
  'pg-native',
  'typescript',
];
