import { brandCodeOf } from '../../src/contract/brand-codes.js';
import { documentOf } from './document.js';
import { writeApiClient } from './write.js';

// Not `dist/client`, which contains the browser build.
const folder = 'dist/api-client';
await writeApiClient(await documentOf(brandCodeOf(process.env.BRAND)), folder);
process.stdout.write(`Wrote ${folder}/openapi.json and a TypeScript client\n`);
