/** Same semantics as the build: legacy decorators, with the metadata that Nest's dependency injection needs. */
export const compilerOptions = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false, react: { runtime: 'automatic' } },
    // Node imports JSON files only with the attribute that says so.
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
};
